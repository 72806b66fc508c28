/** Where the words of a context count: anywhere in the name, before what they clear, or at its head. */
export const contextPlaces = ['anywhere', 'before', 'first'] as const;
export type ContextPlace = (typeof contextPlaces)[number];

/** Words with which a name cannot mean some restricted goods: a soap is no milk. */
export interface WordContext {
  readonly place: ContextPlace;
  readonly excludes: readonly string[];
  /** Folded, in the singular. */
  readonly words: readonly string[];
  /**
   * The only words that it clears, as a colour or a picture: « robe ivoire », never « robe jambon », which is a list. `=` before one that is
   * cleared by itself and in its number only: « argent 5 kg », never « argent liquide 5 kg »; `!`, with its accents too: « pate à pizza ».
   */
  readonly shown?: readonly string[] | undefined;
}

/** Before a currency's name, code or symbol among the words of cash: with numbers alone, it makes an amount. */
export const currencySign = '#';

/**
 * What people call restricted goods, a part of the catalogue's edition. A phrase may begin with the sign of the place
 * where it must stand: `^` first, `$` last (« electric car », not « car seat »), `=` as the whole name, `+` in the plural,
 * `!` with its accents and in its number (« pâté » is no « pâte », « pate » may be one, « pates » is none), `~` with its words side by side
 * (« scooter helmet », not « scooter with helmet »), `@` with its accents and « de » (« pate de pistache », not « pâté pistache »), or `#` for a currency (« 500 € » is cash).
 */
export interface RestrictedWords {
  /** By id of restricted good. */
  readonly goods: Readonly<Record<string, readonly string[]>>;
  /** Names that hold a restricted word and mean something else: « pistolet à eau ». */
  readonly harmless: readonly string[];
  readonly contexts: readonly WordContext[];
  /**
   * Words that say what a thing is like, whose it is or that it is a thing: what it is stays unknown; `!` as above. Absent, as the next field is, of
   * a catalogue that a device has kept since before 27 November 2026.
   */
  readonly vague?: readonly string[] | undefined;
  /** What a thing is made of, a form or a state: with another word that nobody knows, it may be of anything, an insect or a seal. */
  readonly parts?: readonly string[] | undefined;
}
