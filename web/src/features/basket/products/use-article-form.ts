import type { Arrival, Currency, Product } from '@retour/core';
import { useMemo, useState } from 'react';
import { type Checked, type Form, useForm } from '../../../lib/form';
import {
  type BasketArticle,
  defaultCurrencyOf,
  forgetDraft,
  isCurrency,
  useSavedDraft,
} from '../../../store';
import type { AgentWords } from '../session/agent-words';
import { type ArticleDraft, type ArticleField, isArticleDraft } from './article-draft';
import { fieldIds } from './article-fields';
import { type ArticleProblems, checkArticle } from './check-article';
import { readPurchaseCountry } from './read-purchase-country';

type SavedArticle = Omit<BasketArticle, 'id'>;

/** What is proposed beside a message, to put its field right with a press. */
type Help = Omit<ArticleProblems, 'messages'>;

const noHelp: Help = { choices: {} };

/** What a form shows: which meaning was chosen of a number is none of it, nor is what led to it. */
const wordsOf = ({ price, count, amount, degree, sought: _ledTo, ...others }: ArticleDraft): string =>
  JSON.stringify([price.text, count.text, amount.text, degree.text, Object.entries(others).toSorted()]);

export interface ArticleFormState extends Form<ArticleDraft, ArticleField>, Help {
  /** Takes the currency written with the price, which is then understood. */
  readonly takeCurrency: (currency: string) => void;
  /** The degree is that of another article, which was chosen: nothing is wrong with it any more. */
  readonly takeProduct: () => void;
  /** The currency of the country where the article was bought. */
  readonly countryCurrency: string;
  /** That one, then the trip's: what a word of several currencies means. */
  readonly likelyCurrencies: readonly string[];
}

export interface ArticleFormOptions {
  /** Asked when the form is sent: in a shop, what an article is depends on where it is bought. */
  readonly product: () => Product | null;
  /** Names the draft kept while the page is reloaded. */
  readonly draftKey: string;
  readonly initial: ArticleDraft;
  readonly currencies: readonly Currency[];
  /** The currency of the country of the trip. */
  readonly defaultCurrency: string;
  /** Null until the country of the trip is known. */
  readonly trip: Arrival | null;
  /** Of who bought it. */
  readonly age: number | undefined;
  /** Where an agent fills the form: what is said of what is not counted here. */
  readonly agentWords?: Pick<AgentWords, 'tooYoung' | 'boughtOverseas'> | undefined;
  /** Asked when the form is sent: whether it is money, which has no price. */
  readonly isSum?: (() => boolean) | undefined;
  /** What the server refused in this article, shown until the form is sent again. */
  readonly refused: ArticleProblems;
  readonly onSave: (article: SavedArticle) => void;
}

/** The form's state: checked as a whole when sent, what was typed kept, also over a reload. */
export function useArticleForm({
  product,
  draftKey,
  initial,
  currencies,
  defaultCurrency,
  trip,
  age,
  agentWords,
  isSum,
  refused,
  onSave,
}: ArticleFormOptions): ArticleFormState {
  const saved = useSavedDraft('article', { initial, isDraft: isArticleDraft, which: draftKey });
  const [help, setHelp] = useState<Help>(refused);
  const kept = saved.draft;
  const { country: boughtIn } = readPurchaseCountry(kept.purchaseCountry, trip);
  const countryCurrency = boughtIn === undefined ? defaultCurrency : defaultCurrencyOf(boughtIn, currencies);
  // The trip, or where it was bought, may have changed since: nothing is said of the price. In no currency, it would not be read.
  const isUnsaid =
    !isCurrency(kept.currency) || (kept.isCurrencySaid !== true && kept.price.text.trim() === '');
  const draft =
    isUnsaid && kept.currency !== countryCurrency
      ? { ...kept, currency: countryCurrency, isCurrencySaid: false }
      : kept;
  const likelyCurrencies = useMemo(
    () => [countryCurrency, defaultCurrency],
    [countryCurrency, defaultCurrency],
  );
  const form = useForm({
    ids: fieldIds,
    values: draft,
    change: (fields) => {
      const isCurrencySaid = fields.currency !== undefined || draft.isCurrencySaid;
      const sought = initial.sought ?? draft.sought;
      const changed = { ...draft, sought, isCurrencySaid, ...fields };
      saved.change(changed);
      // Erased again, it is no change of the article any more.
      if (wordsOf(changed) === wordsOf(initial)) forgetDraft('article', draftKey);
    },
    check: (typed): Checked<ArticleField, SavedArticle> => {
      const bought = product();
      const checked = checkArticle(typed, bought, currencies, { likelyCurrencies, isSum: isSum?.() });
      const purchase = { product: bought, age, agentWords };
      const { country, message } = readPurchaseCountry(typed.purchaseCountry, trip, purchase);
      setHelp(checked.kind === 'valid' ? noHelp : checked.problems);
      if (checked.kind === 'valid' && message === undefined) {
        return { kind: 'valid', valid: { ...checked.article, purchaseCountry: country } };
      }
      const messages = checked.kind === 'valid' ? {} : checked.problems.messages;
      return {
        kind: 'faulty',
        problems: message === undefined ? messages : { ...messages, purchaseCountry: message },
      };
    },
    onValid: onSave,
    refused: refused.messages,
  });
  return {
    ...form,
    countryCurrency,
    likelyCurrencies,
    choices: help.choices,
    otherCurrencies: help.otherCurrencies,
    otherDegree: help.otherDegree,
    takeProduct: () => {
      const { degree: _understood, ...others } = form.problems;
      form.show(others);
      setHelp({ ...help, otherDegree: undefined });
    },
    takeCurrency: (currency) => {
      const { price: _understood, ...others } = form.problems;
      form.change({ currency });
      form.show(others);
      setHelp({ ...help, otherCurrencies: undefined });
      document.getElementById(fieldIds.price)?.focus();
    },
  };
}
