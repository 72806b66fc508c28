import type { SimulationAnswer } from '@retour/contract';
import { type DoubtAnswer, type NamedGood, namedGoodOf, typeset } from '@retour/core';
import { type ReactNode, useRef } from 'react';
import { type BasketArticle, basketArticles } from '../../../store';
import { Button } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { rankNames } from '../text/rank-names';
import { restrictionText } from '../text/restriction-text';
import { verdictText } from '../text/verdict-text';
import styles from './restriction-cards.module.css';
import { useFocusAfterAnswer } from './use-focus-after-answer';

/** The goods that the name of an article may mean and that its author was not asked about, the gravest first. */
export function doubtsOf(
  { warnings }: Pick<SimulationAnswer, 'warnings'>,
  customId: string,
): readonly NamedGood[] {
  return warnings.flatMap(({ code, severity, customIds }) =>
    severity === 'doubtful' && customIds?.includes(customId) ? (namedGoodOf(code) ?? []) : [],
  );
}

export interface DoubtQuestionProps {
  readonly articleId: string;
  readonly good: NamedGood;
}

/** Whether the article is what its name may mean: the answer is the traveller's, never guessed, and covers one good. */
export function DoubtQuestion({ articleId, good }: DoubtQuestionProps): ReactNode {
  const { request, store } = useBasketSession();
  const articles = basketArticles(request);
  const place = articles.findIndex(({ id }) => id === articleId);
  const article = articles[place];
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useFocusAfterAnswer(fieldset);
  if (article === undefined) return null;
  const name = typeset(article.name);
  const called = rankNames(articles.map((one) => typeset(one.name)))[place];
  const asked = `${called}, ${typeset(good.question ?? '')}`;
  const answer = (chosen: DoubtAnswer): void => store.put(withAnswer(article, good, chosen));
  return (
    <fieldset ref={fieldset} className={styles.answers} data-doubt>
      <legend className={styles.names}>{restrictionText.question(name, good.question ?? '')}</legend>
      {(['yes', 'no'] as const).map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          compact
          label={verdictText.answerOf(verdictText[choice], asked)}
          onClick={() => answer(choice)}
        >
          {verdictText[choice]}
        </Button>
      ))}
    </fieldset>
  );
}

function withAnswer(article: BasketArticle, { id }: NamedGood, answer: DoubtAnswer): BasketArticle {
  return { ...article, restrictionAnswers: { ...article.restrictionAnswers, [id]: answer } };
}
