/** A flight as it is typed, without the word that people and our own screens put before it: « vol AF 123 », « Vol nº AF 123 ». */
export function withoutFlightWord(text: string): string {
  return text.replace(/^\s*(?:vol|flight)\s*(?:n[º°o]\.?)?[\s:]+/i, '');
}

/**
 * The airline and the number of a flight, without its first zeros: AF and 123 for « af 0123 », « AF-123 » or « vol AF 123 ». Airlines
 * are two letters or figures, or three letters. Undefined when the text is no flight.
 */
export function readFlight(text: string): readonly [airline: string, number: string] | undefined {
  const compact = withoutFlightWord(text)
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '');
  const [, airline, number] = /^(?!\d\d)([A-Z\d]{2}|[A-Z]{3})0*(\d{1,4}[A-Z]?)$/.exec(compact) ?? [];
  return airline === undefined || number === undefined ? undefined : [airline, number];
}

/** The one writing of a flight, for comparing: « AF123 ». Null when the text is no flight. */
export function parseFlightNumber(text: string): string | null {
  return readFlight(text)?.join('') ?? null;
}
