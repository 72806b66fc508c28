import type { ListedSums } from '@retour/contract';
import { formatEurosAmount, phrase, taxNames } from '@retour/core';

const taxes = [
  ['customDuty', taxNames.duty],
  ['excise', taxNames.excise],
  ['vat', taxNames.vat],
] as const satisfies readonly (readonly [Exclude<keyof ListedSums, 'total'>, string])[];

/** In a sentence, an abbreviation stays as it is. */
const within = (name: string): string =>
  name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The taxes that a sum is made of, with their names. */
export function taxesOf(
  sums: Omit<ListedSums, 'total'>,
): readonly { readonly name: string; readonly amount: number }[] {
  return taxes.flatMap(([tax, name]) => (sums[tax] === 0 ? [] : [{ name, amount: sums[tax] }]));
}

/** « droit de douane 12,00 €, TVA 30,00 € »; empty when nothing is owed. */
export function taxWords(sums: Omit<ListedSums, 'total'>): string {
  return taxesOf(sums)
    .map(({ name, amount }) => phrase`${within(name)} ${formatEurosAmount(amount)}`)
    .join(', ');
}
