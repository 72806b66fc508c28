/** The rates that a central bank published on one day. */
export interface Fixing {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly source: string;
  /** Foreign units per euro, by ISO 4217 code. */
  readonly rates: ReadonlyMap<string, number>;
}

/** Says why a published file was refused, for the log; never replaces what is already known. */
export class RatesFileError extends Error {
  override readonly name = 'RatesFileError';
}
