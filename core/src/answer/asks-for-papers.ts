import { type JudgedWarning, severityOfWarning } from '../assessment/verdict';
import type { RestrictedGoodId } from '../goods/restricted-good-id';

/** Those whose rule names a paper to show: a permit, a certificate, a prescription, a title, a label. */
const withPapers: ReadonlySet<string> = new Set<RestrictedGoodId>([
  'plants',
  'ivory',
  'protected-species',
  'caviar',
  'cbd',
  'weapons',
  'vehicle',
  'medicine',
  'narcotic-medicine',
  'animals',
  'cultural-goods',
  'rough-diamonds',
]);

/** Products under one of these rules that need none of its papers: a pocket knife is no weapon that one has to be allowed. */
const withoutPapers: ReadonlySet<string> = new Set(['couteau-pliant']);

interface Restricted {
  readonly warnings: readonly (JudgedWarning & { readonly customIds?: readonly string[] | undefined })[];
  readonly shoppingProducts?: readonly { readonly customId?: string; readonly id?: string | null }[];
}

/** Whether the law asks for papers of what an answer says to be regulated: cash, fish or a souvenir of sand need none. */
export function asksForPapers({ warnings, shoppingProducts = [] }: Restricted): boolean {
  const needsNone = (customId: string): boolean =>
    shoppingProducts.some((line) => line.customId === customId && withoutPapers.has(line.id ?? ''));
  return warnings.some(({ customIds = [], ...warning }) => {
    const isOfNone = customIds.length > 0 && customIds.every(needsNone);
    return severityOfWarning(warning) === 'regulated' && withPapers.has(warning.code) && !isOfNone;
  });
}
