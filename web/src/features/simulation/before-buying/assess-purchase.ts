import type { SimulationAnswer, SimulationRequest } from '@retour/contract';
import { type Arrival, type Product, shownAnswer } from '@retour/core';
import type { BasketArticle } from '../../../store';
import type { Calculator } from '../../basket/assessment/calculator';
import { type ArticleDraft, numberDraft } from '../../basket/products/article-draft';
import { type ArticleProblems, checkArticle } from '../../basket/products/check-article';
import type { NamedCurrency } from '../../basket/products/currency-options';
import { readPurchaseCountry } from '../../basket/products/read-purchase-country';
import { sentArticle } from '../../basket/request/sent-article';
import { isKeptOut } from '../../basket/text/restriction-text';
import type { ConsideredArticle } from './considered-article';
import {
  isAmount,
  isFreeAtAnyPrice,
  isRestricted,
  type PurchaseEffect,
  purchaseEffect,
} from './purchase-effect';

export interface AssessedPurchase {
  readonly after: SimulationAnswer;
  readonly effect: PurchaseEffect;
}

/** What a basket would become with the article that is thought of. */
export interface PurchaseOutcome {
  /** With the article; absent while its price is not read, and while a question is still to answer. */
  readonly after?: SimulationAnswer | undefined;
  /** What it changes; while its price is not read, what the law says of it. */
  readonly effect?: PurchaseEffect | undefined;
  /** The least and the most that the answers to the open question lead to. */
  readonly range?: readonly [AssessedPurchase, AssessedPurchase] | undefined;
  /** The answers to the open question that no amount is known of: outside the range. */
  readonly leftOut?: readonly Product[] | undefined;
  /** What the article is worth, while a question is open and none of its answers has an amount. */
  readonly worth?: PurchaseEffect['line'] | undefined;
  /** Why there is no amount. */
  readonly problems?: ArticleProblems | undefined;
}

export interface PurchaseQuestion {
  readonly before: SimulationAnswer;
  readonly calculator: Calculator;
  readonly request: SimulationRequest;
  readonly draft: ArticleDraft;
  readonly considered: ConsideredArticle;
  readonly currencies: readonly NamedCurrency[];
  /** That of the country where it is bought, then that of the trip. */
  readonly likelyCurrencies: readonly string[];
  readonly trip: Arrival | null;
}

/** Names an article of which nothing is said: it tells nobody what it is, and the engine says so. */
const unnamed = 'Article';
const previewId = 'achat-envisage';
const anyPrice = numberDraft(1);

/** The same computation as the basket's, with the article and without it. */
export function assessPurchase(question: PurchaseQuestion): PurchaseOutcome {
  const { draft, considered } = question;
  const { product, group, youngest } = considered;
  if (youngest !== null) return {};
  const isPriced = draft.price.text.trim() !== '';
  if (group !== null && product === null) return isPriced ? assessChoices(question, group) : {};
  if (isPriced) {
    const assessed = assessAs(question, product);
    if (!isFaulty(assessed)) return assessed ?? {};
    const { effect } = assessUnpriced(question);
    return { effect, problems: assessed.problems };
  }
  return product === null && draft.name.trim() === '' ? {} : assessUnpriced(question);
}

/** What may not enter, or may not board the transport of the trip: nothing is added to the basket, and no amount is given. */
export function isRuledOut({ effect }: PurchaseOutcome, { held }: ConsideredArticle): boolean {
  return effect !== undefined && (effect.verdict === 'forbidden' || (held !== null && isKeptOut(held)));
}

/** What may not enter is said before any price is known, and what owes nothing at any. */
function assessUnpriced(question: PurchaseQuestion): PurchaseOutcome {
  const { product } = question.considered;
  const draft = { ...question.draft, price: anyPrice, amount: anyPrice, count: anyPrice };
  const assessed = assessAs({ ...question, draft }, product);
  if (assessed === null || isFaulty(assessed)) return {};
  const { effect } = assessed;
  return isRestricted(effect) || isFreeAtAnyPrice(effect) ? { effect } : {};
}

/** Before the question of a group is answered: between the least and the most, over the answers that have an amount. */
function assessChoices(
  question: PurchaseQuestion,
  { subProducts, question: asked }: Product,
): PurchaseOutcome {
  if (asked === null) return {};
  const counted: AssessedPurchase[] = [];
  const uncounted: AssessedPurchase[] = [];
  const leftOut: Product[] = [];
  for (const product of subProducts) {
    const assessed = assessAs(question, product);
    if (isFaulty(assessed)) {
      // What else is missing is asked once it is known which one it is.
      return assessed.problems.messages.price === undefined ? {} : { problems: assessed.problems };
    }
    const verdict = assessed?.effect.verdict;
    if (assessed !== null && verdict !== undefined && isAmount(verdict)) counted.push(assessed);
    else {
      if (assessed !== null) uncounted.push(assessed);
      leftOut.push(product);
    }
  }
  const [least, ...others] = counted.toSorted((one, other) => one.effect.added - other.effect.added);
  if (least !== undefined) return { range: [least, others.at(-1) ?? least], leftOut };
  return { worth: uncounted.find(({ effect }) => effect.verdict !== 'forbidden')?.effect.line };
}

interface FaultyPurchase {
  readonly problems: ArticleProblems;
}

function isFaulty(assessed: AssessedPurchase | FaultyPurchase | null): assessed is FaultyPurchase {
  return assessed !== null && 'problems' in assessed;
}

/** Null where the basket cannot be assessed with it: the age rules it out, for instance. */
function assessAs(
  { before, calculator, request, draft, considered, currencies, likelyCurrencies, trip }: PurchaseQuestion,
  product: Product | null,
): AssessedPurchase | FaultyPurchase | null {
  const called = considered.unsureOf === null ? draft.name : considered.name;
  const name = product === null && called.trim() === '' ? unnamed : called;
  const checked = checkArticle({ ...draft, name }, product, currencies, { likelyCurrencies });
  if (checked.kind === 'faulty') return { problems: checked.problems };
  const { country, message } = readPurchaseCountry(draft.purchaseCountry, trip);
  if (message !== undefined) return { problems: { messages: { purchaseCountry: message }, choices: {} } };
  const article: BasketArticle = {
    ...checked.article,
    purchaseCountry: country,
    restrictionAnswers: product === null ? presumedAnswers(considered) : undefined,
    id: previewId,
  };
  const whole = { ...request, shoppingProducts: [...request.shoppingProducts, sentArticle(article)] };
  const assessed = calculator.assess(whole);
  if (assessed.kind !== 'assessed') return null;
  const after = shownAnswer(assessed.answer);
  const effect = purchaseEffect(before, after, previewId);
  return effect === undefined ? null : { after, effect };
}

/** What the name says is shown for what it is until somebody denies it; an article that is kept keeps the doubt. */
function presumedAnswers({ answers, held }: ConsideredArticle): BasketArticle['restrictionAnswers'] {
  return held === null ? answers : { ...answers, [held.good.id]: 'yes' };
}
