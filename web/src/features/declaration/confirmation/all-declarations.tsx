import type { ReactNode } from 'react';
import { type SentDeclaration, showSentDeclaration } from '../../../store';
import { Button, Card } from '../../../ui';
import { SentDeclarations } from '../card/sent-declarations';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';

export interface AllDeclarationsProps {
  readonly all: readonly SentDeclaration[];
  /** The one that the page is about. */
  readonly shown: SentDeclaration;
}

/** Whoever holds the phone for a family sees whose declarations it has, and which one is looked at. */
export function AllDeclarations({ all, shown }: AllDeclarationsProps): ReactNode {
  return (
    <div className={styles.screenOnly}>
      <Card as="section" labelledBy="declarations">
        <div className={styles.group}>
          <h2 id="declarations">{confirmationText.allTitle}</h2>
          <SentDeclarations
            sent={all}
            linkTo={({ id }, label) =>
              id === shown.id ? (
                <strong>
                  {label} <span className={styles.soft}>{confirmationText.shownOne}</span>
                </strong>
              ) : (
                <Button variant="quiet" compact onClick={() => showSentDeclaration(id)}>
                  {label}
                </Button>
              )
            }
          />
        </div>
      </Card>
    </div>
  );
}
