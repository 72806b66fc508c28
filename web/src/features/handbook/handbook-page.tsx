import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';
import styles from './handbook.module.css';
import { HelpBox, KeysBox } from './handbook-boxes';
import { HandbookCard } from './handbook-card';
import type { HandbookWords } from './handbook-words';
import { correctionBlock } from './text/correction-block';
import { creationBlock } from './text/creation-block';
import { decisionBlock } from './text/decision-block';
import { findingBlock } from './text/finding-block';
import { handbookText } from './text/handbook-text';
import { signInBlock } from './text/sign-in-block';

export interface HandbookPageProps {
  readonly words: HandbookWords;
  /** Before, how to sign in is all that is read. */
  readonly isSignedIn: boolean;
  readonly onShowKeys: () => void;
}

/** How the desk works, in the words of its screens. */
export function HandbookPage({ words, isSignedIn, onShowKeys }: HandbookPageProps): ReactNode {
  const signIn = signInBlock(words.signIn, isSignedIn);
  if (!isSignedIn) {
    return (
      <div className={styles.page}>
        <PageHeading title={handbookText.title} lead={handbookText.signedOutLead} />
        <ol className={styles.cards}>
          <HandbookCard block={signIn} position={1} />
        </ol>
        <p>{handbookText.signedOut}</p>
      </div>
    );
  }
  const blocks = [
    signIn,
    findingBlock(words.finding),
    creationBlock(words.creation),
    correctionBlock(words.correction),
    decisionBlock(words.decision),
  ];
  return (
    <div className={styles.page}>
      <PageHeading title={handbookText.title} lead={handbookText.lead} />
      <ol className={styles.cards}>
        {blocks.map((block, index) => (
          <HandbookCard key={block.id} block={block} position={index + 1} />
        ))}
      </ol>
      <div className={styles.boxes}>
        <KeysBox words={words.keys} onShow={onShowKeys} />
        <HelpBox words={words.help} />
      </div>
    </div>
  );
}
