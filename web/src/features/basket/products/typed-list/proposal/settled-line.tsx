import { describeArticle, indexCatalogue, type ProductCatalogue } from '@retour/core';
import { CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BasketArticle } from '../../../../../store';
import { Button } from '../../../../../ui';
import { useBasketWords } from '../../../session/use-basket-words';
import { typedListText } from '../../../text/typed-list-text';
import styles from '../typed-list.module.css';

export interface SettledLineProps {
  readonly id: string;
  readonly typed: string;
  /** Its name among the others of the list. */
  readonly called: string;
  /** Absent for an article that was ignored. */
  readonly added: BasketArticle | undefined;
  readonly catalogue: ProductCatalogue;
  readonly onUndo: () => void;
}

/** An article of the list once it was added or ignored; one press brings its proposal back. */
export function SettledLine({ id, typed, called, added, catalogue, onUndo }: SettledLineProps): ReactNode {
  const words = useBasketWords();
  const SignIcon = added === undefined ? CircleSlash : CircleCheck;
  const said =
    added === undefined
      ? typedListText.ignored(typed)
      : words.added(describeArticle(added, indexCatalogue(catalogue).get(added.productId ?? '') ?? null));
  return (
    <li id={id} tabIndex={-1} className={styles.settled}>
      <SignIcon
        aria-hidden
        size={22}
        strokeWidth={1.9}
        className={added === undefined ? styles.left : styles.done}
      />
      <span className={styles.words}>
        {said}
        {added !== undefined && <span className={styles.written}>{typedListText.typed(typed)}</span>}
      </span>
      <Button variant="quiet" compact label={typedListText.undoThis(called)} onClick={onUndo}>
        {typedListText.undo}
      </Button>
    </li>
  );
}
