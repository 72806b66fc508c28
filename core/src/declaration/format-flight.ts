import { noBreakSpace } from '../french/typeset';
import { readFlight } from './flight-number';

/** A flight in its one writing, « AF 7 » for « AF007 », whoever typed it; anything else is given back as it is. */
export function formatFlight(flight: string): string {
  const read = readFlight(flight);
  return read === undefined ? flight : read.join(noBreakSpace);
}
