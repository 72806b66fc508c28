import { formatMoment, minuteMs } from '@retour/contract';
import { phrase } from '@retour/core';
import type { ReactNode } from 'react';
import { type SentDeclaration, showSentDeclaration } from '../../../store';
import { Button, Card } from '../../../ui';
import { SentDeclarations } from '../card/sent-declarations';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';
import { isOver } from './follow-status';
import { useFollowedStatus } from './use-followed-status';

export interface AllDeclarationsProps {
  readonly all: readonly SentDeclaration[];
  /** The one that the page is about. */
  readonly shown: SentDeclaration;
}

/** Of those that are not looked at, the last ones sent. */
const maxFollowed = 5;
const everyMinute = (): number => minuteMs;

/** Whoever holds the phone for a family sees whose declarations it has, and which one is looked at. */
export function AllDeclarations({ all, shown }: AllDeclarationsProps): ReactNode {
  const others = all
    .filter(({ id, status }) => id !== shown.id && !isOver(status))
    .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt))
    .slice(0, maxFollowed);
  return (
    <div className={styles.screenOnly}>
      {others.map((sent) => (
        <Followed key={sent.id} sent={sent} />
      ))}
      <Card as="section" labelledBy="declarations">
        <div className={styles.group}>
          <h2 id="declarations">{confirmationText.allTitle}</h2>
          <SentDeclarations
            sent={all}
            linkTo={({ id, updatedAt }, label) => (
              <>
                {id === shown.id ? (
                  <strong>
                    {label} <span className={styles.soft}>{confirmationText.shownOne}</span>
                  </strong>
                ) : (
                  <Button variant="quiet" compact onClick={() => showSentDeclaration(id)}>
                    {label}
                  </Button>
                )}
                <p className={styles.soft}>{phrase`État du ${formatMoment(updatedAt)}`}</p>
              </>
            )}
          />
        </div>
      </Card>
    </div>
  );
}

/** Its line of the list says what the server answers, or of when it is. */
function Followed({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  useFollowedStatus(sent, everyMinute);
  return null;
}
