import { foldText } from '@retour/core';

/** What a column of a pasted table holds. */
export type Column = 'name' | 'count' | 'price' | 'each' | 'total' | 'currency';

export interface HeadingCell {
  readonly column: Column;
  /** « Prix (MAD) » */
  readonly currency: string;
}

const columns: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:articles?|produits?|designations?|libelles?|noms?|objets?|achats?|descriptions?|items?)$/u],
  ['count', /^(?:qtes?|quantites?|nb|nbre|nombre|qty|quantity)\.?$/u],
  ['each', /^(?:pu|p\.u\.?|prix (?:unitaire|unit\.?|a l['’]unite|piece)|unit price)$/u],
  ['total', /^(?:(?:prix |montant )?total|montant)$/u],
  ['price', /^(?:prix|price|tarif)$/u],
  ['currency', /^(?:devise|monnaie|currency)$/u],
];

const currencyOfHeading = /\s*(?:\(([^)]*)\)|\sen\s+(\p{L}+)|(\p{Sc}))$/u;

function headingCell(cell: string): HeadingCell | undefined {
  const [written = '', inBrackets, afterEn, sign] = currencyOfHeading.exec(cell) ?? [];
  const word = foldText(cell.slice(0, cell.length - written.length)).trim();
  const column = columns.find(([, words]) => words.test(word))?.[0];
  return column && { column, currency: inBrackets ?? afterEn ?? sign ?? '' };
}

/** The columns that a heading says, as many as stand before what is none, each once, the name among them; null where it is no heading. */
export function headingOf(cells: readonly string[]): readonly HeadingCell[] | null {
  const heading: HeadingCell[] = [];
  for (const cell of cells) {
    const one = headingCell(cell);
    if (one === undefined || heading.some(({ column }) => column === one.column)) break;
    heading.push(one);
  }
  return heading.length > 1 && heading.some(({ column }) => column === 'name') ? heading : null;
}
