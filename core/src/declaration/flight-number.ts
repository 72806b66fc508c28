/**
 * The one writing of a flight, for comparing: « AF123 » for « af 0123 » or « AF-123 ». Airlines are two letters or figures,
 * or three letters. Null when the text is no flight.
 */
export function parseFlightNumber(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s\-‐-―]/g, '');
  const [, airline, number] = /^(?!\d\d)([A-Z\d]{2}|[A-Z]{3})0*(\d{1,4}[A-Z]?)$/.exec(compact) ?? [];
  return airline === undefined || number === undefined ? null : `${airline}${number}`;
}
