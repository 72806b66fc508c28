import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  formatAmount,
  lawOn,
  type Product,
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
  const left = leftOf(first.limit, usedOf(answer, first.pot));
  // Pieces and grams are whole: what is left of one is none.
  const whole = first.unit === 'l' ? left : Math.floor(left);
  if (whole <= 0) return text.nothingLeftOfPot[first.pot];
  const amount = formatAmount(whole, first.unit);
  return text.left(first.unit === 'l' || first.unit === 'g' ? text.ofPot[first.pot](amount) : amount);
}

const usedOf = ({ quantityAllowances }: SimulationAnswer, pot: QuantityPot): number =>
  quantityAllowances.find((use) => use.pot === pot)?.usedPercent ?? 0;

/** To the centilitre: the share that is used is said to the hundredth of a percent. */
const leftOf = (limit: number, usedPercent: number): number => Math.round(limit * (100 - usedPercent)) / 100;
