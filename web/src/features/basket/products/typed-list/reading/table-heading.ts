import { foldText } from '@retour/core';
import type { PriceReader } from './list-text';

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

function columnOf(words: string): Column | undefined {
  const word = foldText(words).trim();
  return columns.find(([, known]) => known.test(word))?.[0];
}

function headingCell(cell: string, prices: PriceReader): HeadingCell | undefined {
  const [written = '', inBrackets, afterEn, sign] = currencyOfHeading.exec(cell) ?? [];
  const column = columnOf(cell.slice(0, cell.length - written.length));
  if (column !== undefined) return { column, currency: inBrackets ?? afterEn ?? sign ?? '' };
  // « Prix EUR »
  const currency = cell.split(/\s/u).at(-1) ?? '';
  const before = columnOf(cell.slice(0, cell.length - currency.length));
  return before && prices.isAlone(`1 ${currency}`, '') ? { column: before, currency } : undefined;
}

/** The columns that a heading says, as many as stand before what is none, each once, the name among them; null where it is no heading. */
export function headingOf(cells: readonly string[], prices: PriceReader): readonly HeadingCell[] | null {
  const heading: HeadingCell[] = [];
  for (const cell of cells) {
    const one = headingCell(cell, prices);
    if (one === undefined || heading.some(({ column }) => column === one.column)) break;
    heading.push(one);
  }
  return heading.length > 1 && heading.some(({ column }) => column === 'name') ? heading : null;
}
