import { formatCount, formatNumber, formatPercent } from '../french/format-number';
import { isolated } from '../french/isolate';
import { noBreakSpace, typeset } from '../french/typeset';
import type { AmountUnit, Product } from './product';

const unitNames: Readonly<Record<AmountUnit, readonly [one: string, many: string]>> = {
  l: ['L', 'L'],
  g: ['g', 'g'],
  cigarette: ['cigarette', 'cigarettes'],
  cigarillo: ['cigarillo', 'cigarillos'],
  cigare: ['cigare', 'cigares'],
};

/** A quantity with its unit: « 1,5 L », « 200 cigarettes ». Litres unless told otherwise. */
export function formatAmount(amount: number, unit: AmountUnit | null): string {
  const [one, many] = unitNames[unit ?? 'l'];
  return formatCount(amount, one, many);
}

type Named = Pick<Product, 'name' | 'kind' | 'unit'>;

/** What its owner called an article; empty for none. */
export function ownNameOfArticle(customName: string | null | undefined): string {
  return isolated(typeset(customName ?? ''));
}

/** The name of an article: that of its product in the nomenclature, or the one its owner gave to what is not in it. */
export function nameOfArticle(
  product: Pick<Named, 'name' | 'kind'> | null,
  customName: string | null,
): string {
  const own = ownNameOfArticle(customName);
  return (
    (product === null || product.kind === 'custom-product' ? own || product?.name : product.name) || 'Article'
  );
}

interface Described {
  readonly name: string;
  readonly amount?: number | null | undefined;
  readonly alcoholDegree?: number | null | undefined;
}

/** « Whisky, 1,5 L à 40 % », « 3 × Robe », « Parfum ». */
export function describeArticle(article: Described, product: Named | null): string {
  const { amount, alcoholDegree } = article;
  const name = typeset(article.name);
  if (product?.kind === 'amount-product' && amount) {
    const degree = alcoholDegree && product.unit === 'l' ? ` à ${formatPercent(alcoholDegree)}` : '';
    return `${name}, ${formatAmount(amount, product.unit)}${degree}`;
  }
  return amount && amount > 1 ? `${formatNumber(amount)}${noBreakSpace}× ${name}` : name;
}
