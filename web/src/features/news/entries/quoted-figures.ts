import { type Figure, formatShortEuros } from '@retour/core';

/** An amount in cents, without useless cents: « 1 000 € ». */
export function amount({ value }: Figure): string {
  return formatShortEuros(value);
}

/** The laws of some figures, each once. */
export function basesOf(figures: Iterable<Figure>): readonly string[] {
  return [...new Set([...figures].map(({ legalBasis }) => legalBasis))];
}
