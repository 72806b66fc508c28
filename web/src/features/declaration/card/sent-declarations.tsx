import { noBreakSpace } from '@retour/core';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import type { SentDeclaration } from '../../../store';
import { VisuallyHidden } from '../../../ui';
import { cardText } from '../text/card-text';
import { statusWord } from '../text/status-word';
import styles from './sent-declarations.module.css';

const words = () => import('./sent-amount');
const SentAmount = lazyComponent(() => words().then((module) => module.SentAmount));
const SentMeaning = lazyComponent(() => words().then((module) => module.SentMeaning));

export interface SentDeclarationsProps {
  readonly sent: readonly SentDeclaration[];
  /** What leads to one of them. */
  readonly linkTo: (sent: SentDeclaration, label: ReactNode) => ReactNode;
}

/** Declarations sent from this device, each told from the others by who declares, its state and its amount. */
export function SentDeclarations({ sent, linkTo }: SentDeclarationsProps): ReactNode {
  // The last one first, whichever was looked at since.
  const inOrder = sent.toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
  return (
    <ul className={styles.list}>
      {inOrder.map((one) => (
        <li key={one.id}>
          {linkTo(one, labelOf(one, sent))}
          <p className={styles.facts}>
            {one.declarant !== undefined && (
              <span translate="no" className={styles.reference}>
                {one.publicId}
              </span>
            )}
            <span>{statusWord(one)}</span>
            <Amount sent={one} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Those of one person are told apart by ear too: what is under the link is not of its name. */
function labelOf({ publicId, declarant }: SentDeclaration, all: readonly SentDeclaration[]): ReactNode {
  if (declarant === undefined) return publicId;
  const isOneOfSeveral = all.filter((one) => one.declarant === declarant).length > 1;
  const whose = cardText.whose(declarant);
  return isOneOfSeveral ? (
    <>
      {whose}
      <VisuallyHidden>, {publicId}</VisuallyHidden>
    </>
  ) : (
    whose
  );
}

/** What words it comes after the first page, which does not wait for it. */
export function Amount({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  return (
    <Suspense>
      <SentAmount sent={sent} />
    </Suspense>
  );
}

/** Its line is there before the words. */
export function Meaning({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  return (
    <Suspense fallback={noBreakSpace}>
      <SentMeaning sent={sent} />
    </Suspense>
  );
}
