import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  type AmountUnit,
  formatAmount,
  indexCatalogue,
  lawOn,
  type Product,
  type ProductCatalogue,
  type QuantityPot,
  quantityAllowance,
  quantityClass,
  quantityPot,
} from '@retour/core';
import { beforeBuyingText as text } from '../text/before-buying-text';
import type { ConsideredArticle } from './considered-article';

const leaves = (node: Product): readonly Product[] =>
  node.subProducts.length === 0 ? [node] : node.subProducts.flatMap(leaves);

/** What is left of the quantity that tobacco or alcohol may enter in, which their price has no part in; undefined for other goods. */
export function quantityLeft(
  answer: SimulationAnswer,
  { product, group, arrival }: ConsideredArticle,
  catalogue: ProductCatalogue,
  line?: AnswerLine,
): string | undefined {
  const node = product ?? group;
  const { regime, date } = answer;
  if (node === null || regime === 'eu' || arrival?.regime === 'eu') return undefined;
  const law = lawOn(date);
  const counted = leaves(node).map((leaf) => {
    if (leaf.amountProduct === null || leaf.unit === null) return undefined;
    const degree = line?.alcoholDegree ?? leaf.tariff?.defaultDegree ?? 0;
    const pot = quantityPot(leaf, degree, law);
    const level = quantityAllowance(regime, quantityClass(leaf.amountProduct, degree, law), law);
    return pot === null ? undefined : { pot, unit: leaf.unit, limit: level?.value ?? null };
  });
  const [first] = counted;
  if (first === undefined || counted.includes(undefined)) return undefined;
  if (counted.some((one) => one?.pot !== first.pot || one.limit !== first.limit)) return text.ownQuantity;
  if (first.limit === null) return text.noQuantityLimit;
  const whole = leftOf(first.limit, usedOf(answer, first.pot, catalogue), first.unit);
  if (whole <= 0) return text.nothingLeftOfPot[first.pot];
  const amount = formatAmount(whole, first.unit);
  return text.left(first.unit === 'l' || first.unit === 'g' ? text.ofPot[first.pot](amount) : amount);
}

/** A line that a pot counts says which level it is held to: what was bought inside the Union has none. */
const levelOf = ({ explanation }: AnswerLine): number =>
  explanation.map(({ figures }) => figures.allowance).find((level) => typeof level === 'number') ?? Infinity;

/** The share of the pot that the goods take, each by its own level: that of the answer is rounded. */
function usedOf(
  { shoppingProducts, date }: SimulationAnswer,
  pot: QuantityPot,
  catalogue: ProductCatalogue,
): number {
  const law = lawOn(date);
  const isOfPot = ({ id, alcoholDegree }: AnswerLine): boolean => {
    const product = id === null ? undefined : indexCatalogue(catalogue).get(id);
    return product !== undefined && quantityPot(product, alcoholDegree, law) === pot;
  };
  return shoppingProducts
    .filter(isOfPot)
    .reduce((used, line) => used + (line.amount ?? 0) / levelOf(line), 0);
}

/** To the centilitre, or in whole pieces and grams: what is left of one is none. */
function leftOf(limit: number, used: number, unit: AmountUnit): number {
  const millionths = Math.round(limit * (1 - used) * 1_000_000);
  const step = unit === 'l' ? 10_000 : 1_000_000;
  return (Math.floor(millionths / step) * step) / 1_000_000;
}
