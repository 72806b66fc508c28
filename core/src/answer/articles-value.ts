import { centsOf, eurosOf } from '../money/cents';
import type { WrittenLine } from './format-total';
import { isOfSum } from './is-of-sum';

interface ValuedLine {
  readonly value: number;
  readonly explanation: readonly { readonly code: string }[];
}

/** What the articles are worth in euros: sums that are carried count in the total of the lines, and are no articles. */
export function articlesValue({
  totalValue,
  shoppingProducts,
}: {
  readonly totalValue: number;
  readonly shoppingProducts: readonly ValuedLine[];
}): number {
  const sums = shoppingProducts.filter(({ explanation }) => isOfSum(explanation));
  return eurosOf(sums.reduce((left, { value }) => left - centsOf(value), centsOf(totalValue)));
}

/** Whether the taxes of a line are written: those of its amount, or those that money never owes, though it is to be presented. */
export function hasTaxes<Line extends Pick<WrittenLine, 'explanation'>>(
  line: Line,
  { hasAmount }: { readonly hasAmount: (line: Line) => boolean },
): boolean {
  return hasAmount(line) || isOfSum(line.explanation);
}
