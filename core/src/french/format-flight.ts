import { noBreakSpace } from './typeset';

/** A flight as tickets write it: « AF 123 »; anything else is given back as it is. */
export function formatFlight(flight: string): string {
  const [, airline, number] = /^([A-Z\d]{2}|[A-Z]{3})(\d{1,4}[A-Z]?)$/.exec(flight) ?? [];
  return airline === undefined || number === undefined ? flight : `${airline}${noBreakSpace}${number}`;
}
