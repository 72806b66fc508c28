import { formatShortEuros } from '../french/format-number';
import { phrase } from '../french/typeset';
import type { Product } from '../goods/product';
import { type Cents, eurosOf } from '../money/cents';
import type { Figure } from '../regulation/figure';
import { mayBeFood } from '../restriction/may-be-food';
import type { AssessmentWarning, Explanation } from './assessment';
import type { Allowance } from './contention';
import type { ValueGood } from './resolved-good';
import { nameOf } from './restriction-findings';

/** Articles named freely that may be food, which has an allowance of its own. */
interface PossibleFood {
  readonly goods: ReadonlySet<ValueGood>;
  /** That of food. */
  readonly allowance: Figure;
}

/**
 * Those of an arrival from Andorra, where its allowance does not hold them with the food that is known: below it, it changes nothing
 * what they are. What was said of an article to answer a question tells what it is.
 */
export function possibleFood(
  goods: readonly ValueGood[],
  allowances: readonly (Allowance & { readonly figure: Figure })[],
  products: ReadonlyMap<string, Product>,
): PossibleFood | null {
  const food = allowances.find(({ pot }) => pot === 'food');
  if (food === undefined) return null;
  const unsure = goods.filter(
    ({ pot, good, reading }) =>
      pot === 'value' && reading?.confirmed.length === 0 && mayBeFood(good.customName ?? '', products),
  );
  const worth = goods.reduce(
    (sum, good) => (good.pot === 'food' || unsure.includes(good) ? sum + good.value : sum),
    0,
  );
  if (unsure.length === 0 || worth <= food.limit) return null;
  return { goods: new Set(unsure), allowance: food.figure };
}

/** That of the law: what others have used of it is told nobody who may have no food. */
const wholeOf = ({ value, whole = value }: Figure): Cents => whole;

/** Said before the allowance by value, which holds the article as long as it is no food. */
export function explainPossibleFood(allowance: Figure): Explanation {
  const whole = wholeOf(allowance);
  return {
    code: 'food-allowance',
    text: phrase`Si c'est un aliment, il a sa propre franchise, de ${formatShortEuros(whole)} : choisissez-le dans la liste.`,
    legalBasis: allowance.legalBasis,
    figures: { allowance: eurosOf(whole) },
  };
}

/** As of what nobody knows: nothing is announced as certain. What has no name is told so already. */
export function possibleFoodWarnings(possible: PossibleFood | null): readonly AssessmentWarning[] {
  if (possible === null) return [];
  const named = [...possible.goods].filter(({ good }) => (good.customName ?? '').trim() !== '');
  if (named.length === 0) return [];
  const fact = phrase`${named.map(nameOf).join(', ')} : un aliment a sa propre franchise, de ${formatShortEuros(wholeOf(possible.allowance))}.`;
  const isOne = named.length < 2;
  const choose = isOne
    ? phrase`Si c'en est un, choisissez-le dans la liste.`
    : phrase`Si l'un de ces articles en est un, choisissez-le dans la liste.`;
  const tell = isOne
    ? phrase`Dites à l'agent si c'en est un.`
    : phrase`Dites à l'agent si l'un de ces articles en est un.`;
  return [
    {
      code: 'unknown-name',
      severity: 'information',
      message: `${fact} ${choose}`,
      later: { declared: `${fact} ${tell}`, closed: fact },
      legalBasis: possible.allowance.legalBasis,
      customIds: named.map(({ good }) => good.customId),
    },
  ];
}
