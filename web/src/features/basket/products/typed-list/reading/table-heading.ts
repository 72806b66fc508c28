import { foldText, measureWord } from '@retour/core';
import type { PriceReader } from './list-text';

/**
 * What a column of a pasted table holds: of the name too, « Marque »; beside what is declared, « Taille », « Date »; or what no word
 * here says.
 */
export type Column =
  | 'name'
  | 'count'
  | 'price'
  | 'each'
  | 'total'
  | 'currency'
  | 'of-name'
  | 'beside'
  | 'unknown';

export interface HeadingCell {
  readonly column: Column;
  /** « Prix (MAD) » */
  readonly currency: string;
}

const columns: readonly (readonly [Column, RegExp])[] = [
  [
    'name',
    /^(?:articles?|produits?|designations?|libelles?|intitules?|noms?|objets?|achats?|descriptions?|items?|products?)$/u,
  ],
  ['count', /^(?:qtes?|quantites?|nb|nbre|nombre|qty|quantity)\.?$/u],
  [
    'each',
    /^(?:pu|p\.u\.?|(?:prix|price)[ (/]*(?:unitaire|unit\.?|unite|a l['’]unite|(?:a la |par )?piece|each)\)?|unit price)$/u,
  ],
  ['total', /^(?:(?:prix |montant )?total|(?:prix|montant) \(total\)|montant(?: paye)?|amount)$/u],
  ['price', /^(?:prix(?: d['’]achat| paye)?|price|tarif|cout|cost)$/u],
  ['currency', /^(?:devise|monnaie|currency)$/u],
  ['of-name', /^(?:marques?|brand|modeles?|model|millesimes?|vintage|types?|matieres?|material)$/u],
  [
    'beside',
    /^(?:tailles?|pointures?|size|couleurs?|colou?r|ref(?:erence)?s?\.?|code|n°|no\.?|numero|#|dates?(?: d['’]achat)?|annee|lieux?|magasins?|boutiques?|vendeurs?|paiement|reglement|store|shop|pays|villes?)$/u,
  ],
];

/** What is said once of each article; the same word over two columns tells nothing of the second. */
const repeated = new Set<Column>(['of-name', 'beside', 'unknown']);

const taxesPaid = /\s*(?:\(\s*(?:ttc|taxes? (?:comprises?|incluses?))\s*\)|(?<!\p{L})ttc(?!\p{L}))/iu;
const currencyOfHeading = /\s*(?:\(([^)]*)\)|\sen\s+(\p{L}+)|(\p{Sc}))$/u;

const columnOf = (words: string): Column | undefined => {
  const word = foldText(words).trim();
  return columns.find(([, known]) => known.test(word))?.[0];
};

function headingCell(cell: string): HeadingCell {
  const words = cell.replace(taxesPaid, '');
  const [written = '', inBrackets, afterEn, sign] = currencyOfHeading.exec(words) ?? [];
  const whole = columnOf(words);
  const column = whole ?? columnOf(words.slice(0, words.length - written.length)) ?? 'unknown';
  return { column, currency: whole === undefined ? (inBrackets ?? afterEn ?? sign ?? '') : '' };
}

/** The columns that a row of words says; null where it is no heading, which says the name and one thing more at least. */
export function headingOf(cells: readonly string[]): readonly HeadingCell[] | null {
  if (cells.some((cell) => /\d/.test(cell))) return null;
  const heading: HeadingCell[] = [];
  for (const cell of cells) {
    const one = headingCell(cell);
    const isSaid = !repeated.has(one.column) && heading.some(({ column }) => column === one.column);
    heading.push(isSaid ? { column: one.column === 'name' ? 'of-name' : 'unknown', currency: '' } : one);
  }
  const said = heading.filter(({ column }) => !repeated.has(column));
  return said.length > 1 && said.some(({ column }) => column === 'name') ? heading : null;
}

/** How many cells of a text that begins with a heading are of it, where its lines do not say: no word after its last column is known. */
export function lengthOfHeading(cells: readonly string[]): number {
  const end = cells.findIndex((cell) => /\d/.test(cell));
  return (
    cells
      .slice(0, end < 0 ? cells.length : end)
      .findLastIndex((cell) => headingCell(cell).column !== 'unknown') + 1
  );
}

const quantity = new RegExp(`^\\d+(?:[.,]\\d+)?\\s?(?:${measureWord}|°)$`, 'iu');

/** « Remise », « 20 € » and « Remarque », « acheté 2 fois » may change the price beside them; « Contenance », « 50 ml » is of the name. */
const isUnclear = (cell: string, prices: PriceReader): boolean =>
  /\d/.test(cell) && (!quantity.test(cell) || prices.isAlone(cell, ''));

/** What a row adds to its name, from the columns that nothing else is read from; undefined where a figure there is not explained. */
export function besideName(
  cells: readonly string[],
  heading: readonly HeadingCell[],
  prices: PriceReader,
): string | undefined {
  const under = (column: Column): readonly string[] =>
    cells.filter((cell, place) => heading[place]?.column === column && cell !== '');
  const unknown = under('unknown');
  if (unknown.some((cell) => isUnclear(cell, prices))) return undefined;
  return [...under('of-name'), ...unknown].join(' ');
}
