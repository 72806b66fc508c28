/**
 * The airline and the number of a flight, without its first zeros: AF and 123 for « af 0123 » or « AF-123 ». Airlines are two letters
 * or figures, or three letters. Undefined when the text is no flight.
 */
export function readFlight(text: string): readonly [airline: string, number: string] | undefined {
  const compact = text.toUpperCase().replace(/[\s\-‐-―]/g, '');
  const [, airline, number] = /^(?!\d\d)([A-Z\d]{2}|[A-Z]{3})0*(\d{1,4}[A-Z]?)$/.exec(compact) ?? [];
  return airline === undefined || number === undefined ? undefined : [airline, number];
}

/** The one writing of a flight, for comparing: « AF123 ». Null when the text is no flight. */
export function parseFlightNumber(text: string): string | null {
  return readFlight(text)?.join('') ?? null;
}
