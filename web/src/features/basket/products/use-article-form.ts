import type { Currency, Product } from '@retour/core';
import { useMemo, useState } from 'react';
import type { FieldMessage } from '../../../lib/form';
import { type BasketArticle, useKeptDraft } from '../../../store';
import { type ArticleDraft, isArticleDraft } from './article-draft';
import { fieldIds, fieldOrder } from './article-fields';
import { type ArticleProblems, checkArticle } from './check-article';

export interface ArticleFormState {
  readonly draft: ArticleDraft;
  readonly change: (fields: Partial<ArticleDraft>) => void;
  readonly problems: ArticleProblems;
  readonly errors: readonly FieldMessage[];
  /** Takes the currency written with the price, which is then understood. */
  readonly takeCurrency: (currency: string) => void;
  readonly submit: () => void;
}

export interface ArticleFormOptions {
  readonly product: Product | null;
  /** Names the draft kept while the page is reloaded. */
  readonly draftKey: string;
  readonly initial: ArticleDraft;
  readonly currencies: readonly Currency[];
  /** What the server refused in this article, shown until the form is sent again. */
  readonly refused: ArticleProblems;
  readonly onSave: (article: Omit<BasketArticle, 'id'>) => void;
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
  const { draft, change } = useKeptDraft('article', { initial, isDraft: isArticleDraft, which: draftKey });
  const [problems, setProblems] = useState(refused);
  const errors = useMemo(() => summaryOf(problems), [problems]);
  return {
    draft,
    problems,
    errors,
    change: (fields) => change({ ...draft, ...fields }),
    takeCurrency: (currency) => {
      const { price: _understood, ...messages } = problems.messages;
      change({ ...draft, currency });
      setProblems({ ...problems, messages, otherCurrency: undefined });
      document.getElementById(fieldIds.price)?.focus();
    },
    submit: () => {
      const checked = checkArticle(draft, product, currencies);
      if (checked.kind === 'unsound') {
        setProblems(checked.problems);
        return;
      }
      onSave(checked.article);
    },
  };
}

function summaryOf({ messages }: ArticleProblems): readonly FieldMessage[] {
  return fieldOrder.flatMap((field) => {
    const message = messages[field];
    return message === undefined ? [] : [{ fieldId: fieldIds[field], message }];
  });
}
