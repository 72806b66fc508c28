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

/** Whether the law asks for papers of what an answer says to be regulated: cash, fish or a souvenir of sand need none. */
export function asksForPapers({ warnings }: { readonly warnings: readonly JudgedWarning[] }): boolean {
  return warnings.some(
    (warning) => severityOfWarning(warning) === 'regulated' && withPapers.has(warning.code),
  );
}
