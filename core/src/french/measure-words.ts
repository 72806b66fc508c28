import { foldText, singular } from './fold-text';

interface MeasureWords {
  /** What goods are measured in. */
  readonly unit: 'g' | 'l';
  /** A word of it is so many tenths of tenths of the unit: 2 for « cl », -3 for « kg ». */
  readonly decimals: number;
  readonly symbols: readonly string[];
  /** In the singular. */
  readonly names: readonly string[];
}

/** How weights and volumes are written in French, by hand too: « 500 gr »; « kgs » is a currency. */
const table: readonly MeasureWords[] = [
  { unit: 'l', decimals: 0, symbols: ['l'], names: ['litre'] },
  { unit: 'l', decimals: 1, symbols: ['dl'], names: ['décilitre', 'decilitre'] },
  { unit: 'l', decimals: 2, symbols: ['cl'], names: ['centilitre'] },
  { unit: 'l', decimals: 3, symbols: ['ml'], names: ['millilitre'] },
  { unit: 'g', decimals: 0, symbols: ['g', 'gr', 'grs'], names: ['gramme'] },
  { unit: 'g', decimals: -3, symbols: ['kg'], names: ['kilo', 'kilogramme'] },
];

const symbols = table.flatMap((words) => words.symbols).sort(longestFirst);
const names = table.flatMap((words) => words.names).sort(longestFirst);

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}

/** For regular expressions that ignore case: « kg », « cl ». */
export const measureSymbol: string = `(?:${symbols.join('|')})`;
/** The same of « kilos », « litre ». */
export const measureName: string = `(?:${names.join('|')})s?`;
/** The same of both. */
export const measureWord: string = `(?:${measureName}|${measureSymbol})`;

/** As searches and rules compare words: folded, in the singular. */
export const measureStems: ReadonlySet<string> = new Set(
  [...symbols, ...names].map((word) => singular(foldText(word))),
);

/** The symbols, the longest first. */
export const measureSymbols: readonly string[] = symbols;

const measureByWord: ReadonlyMap<string, MeasureWords> = new Map(
  table.flatMap((words) =>
    [...words.symbols, ...words.names.flatMap((name) => [name, `${name}s`])].map((word) => [word, words]),
  ),
);

/** The unit that a word is of, and of how many tenths of tenths of it: « kilos » is 10³ g. */
export function measureNamed(word: string): Pick<MeasureWords, 'unit' | 'decimals'> | undefined {
  return measureByWord.get(word.toLowerCase());
}
