import type { Currency, Product } from '@retour/core';
import { useState } from 'react';
import { type Checked, type Form, useForm } from '../../../lib/form';
import { type BasketArticle, useSavedDraft } from '../../../store';
import { type ArticleDraft, type ArticleField, isArticleDraft } from './article-draft';
import { fieldIds } from './article-fields';
import { type ArticleProblems, checkArticle } from './check-article';

type SavedArticle = Omit<BasketArticle, 'id'>;

/** What is proposed beside a message, to put its field right with a press. */
type Help = Omit<ArticleProblems, 'messages'>;

const noHelp: Help = { choices: {} };

export interface ArticleFormState extends Form<ArticleDraft, ArticleField>, Help {
  /** Takes the currency written with the price, which is then understood. */
  readonly takeCurrency: (currency: string) => void;
}

export interface ArticleFormOptions {
  readonly product: Product | null;
  /** Names the draft kept while the page is reloaded. */
  readonly draftKey: string;
  readonly initial: ArticleDraft;
  readonly currencies: readonly Currency[];
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
  refused,
  onSave,
}: ArticleFormOptions): ArticleFormState {
  const { draft, change } = useSavedDraft('article', { initial, isDraft: isArticleDraft, which: draftKey });
  const [help, setHelp] = useState<Help>(refused);
  const form = useForm({
    ids: fieldIds,
    values: draft,
    change: (fields) => change({ ...draft, ...fields }),
    check: (typed): Checked<ArticleField, SavedArticle> => {
      const checked = checkArticle(typed, product, currencies);
      setHelp(checked.kind === 'valid' ? noHelp : checked.problems);
      return checked.kind === 'valid'
        ? { kind: 'valid', valid: checked.article }
        : { kind: 'faulty', problems: checked.problems.messages };
    },
    onValid: onSave,
    refused: refused.messages,
  });
  return {
    ...form,
    choices: help.choices,
    otherCurrency: help.otherCurrency,
    takeCurrency: (currency) => {
      const { price: _understood, ...others } = form.problems;
      form.change({ currency });
      form.show(others);
      setHelp({ ...help, otherCurrency: undefined });
      document.getElementById(fieldIds.price)?.focus();
    },
  };
}
