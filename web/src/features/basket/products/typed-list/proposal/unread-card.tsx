import { formatPrice } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, Card, FoldedList } from '../../../../../ui';
import { typedListText, unreadAdvice } from '../../../text/typed-list-text';
import { uncountedText } from '../../../text/uncounted-text';
import type { UnreadArticle } from '../reading/read-article';
import styles from '../typed-list.module.css';
import { shortened } from '../waiting/shortened';
import { toldOneByOne } from '../waiting/uncounted-lines';
import { IgnoreButton } from './ignore-button';

export interface UnreadCardProps {
  readonly id: string;
  readonly article: UnreadArticle;
  /** Some of the list is settled: the rest of a long one can take its place. */
  readonly canGoOn: boolean;
  readonly onIgnore: () => void;
  readonly onGoOn: () => void;
}

/** What could not be read, as it was typed, with what to write. */
export function UnreadCard({ id, article, canGoOn, onIgnore, onGoOn }: UnreadCardProps): ReactNode {
  const { reason, count = 1, withTax } = article;
  const typed = shortened(article.typed);
  return (
    <Card as="li">
      <div id={id} tabIndex={-1} className={styles.unread}>
        {count > 1 ? (
          <>
            <p className={styles.name}>{typedListText.toRead(count)}</p>
            <FoldedList others={uncountedText.others}>
              {toldOneByOne([article]).map((line) => (
                <li key={line.key}>{typedListText.unread(line.typed)}</li>
              ))}
            </FoldedList>
          </>
        ) : (
          <p className={styles.name}>{typedListText.unread(typed)}</p>
        )}
        <p>{unreadAdvice[reason]}</p>
        {withTax !== undefined && (
          <p>{typedListText.withTax(formatPrice(withTax.price, withTax.currency), withTax.count)}</p>
        )}
        <div className={styles.acts}>
          {reason === 'too-many' && canGoOn && (
            <Button compact onClick={onGoOn}>
              {typedListText.readRest}
            </Button>
          )}
          <IgnoreButton typed={typed} onPress={onIgnore} />
        </div>
      </div>
    </Card>
  );
}
