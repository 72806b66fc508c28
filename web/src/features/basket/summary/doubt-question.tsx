import type { SimulationAnswer } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { basketArticles } from '../../../store';
import { Button } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { verdictText } from '../text/verdict-text';
import styles from './restriction-cards.module.css';

type Line = SimulationAnswer['shoppingProducts'][number];

/** Whether the article is what its name may mean: the answer is the traveller's, never guessed. */
export function DoubtQuestion({ line }: { readonly line: Line }): ReactNode {
  const { request, store } = useBasketSession();
  const { restriction } = line;
  const article = basketArticles(request).find(({ id }) => id === line.customId);
  if (article === undefined || restriction === undefined) return null;
  const name = typeset(article.name);
  const answer = (said: NonNullable<typeof article.restriction>): void =>
    store.put({ ...article, restriction: said });
  return (
    <fieldset className={styles.answers}>
      <legend className={styles.names}>{name}</legend>
      <Button
        variant="secondary"
        compact
        label={verdictText.answerOf(verdictText.yes, name)}
        onClick={() => answer(restriction.code)}
      >
        {verdictText.yes}
      </Button>
      <Button
        variant="secondary"
        compact
        label={verdictText.answerOf(verdictText.no, name)}
        onClick={() => answer('none')}
      >
        {verdictText.no}
      </Button>
    </fieldset>
  );
}
