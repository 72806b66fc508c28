/**
 * « Vol », « vol nº ». « No » is a word before another airline only, and may be joined to it (what is left of « nºAF »):
 * NO is an airline as well, and NOA another one.
 */
const flightWord =
  /^\s*(?:vol|flight)\b[\s:.-]*(?:n(?:[º°.]|(?=\s)|um[ée]ro|o\.|o\s*(?=(?:[a-z]{2,3}|\d[a-z]|(?<=\s)[a-z]\d|[a-z]\d\s)[\s-]*\d))[\s:.]*)?/i;

/** A flight as it is typed, without the word that people and our own screens put before it: « vol AF 123 », « Vol nº AF 123 ». */
export function withoutFlightWord(text: string): string {
  return text.replace(flightWord, '');
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
