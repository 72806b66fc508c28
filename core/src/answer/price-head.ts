import { isOfSum } from './is-of-sum';

interface Explained {
  readonly explanation: readonly { readonly code: string }[];
}

/** What stands over what the lines were paid; money, and gold that is carried as it is, count for what they are worth. */
export function priceHead(lines: readonly Explained[]): string {
  const sums = lines.filter(({ explanation }) => isOfSum(explanation));
  if (sums.length === 0) return 'Prix payé';
  return sums.length === lines.length ? 'Somme' : 'Prix ou somme';
}
