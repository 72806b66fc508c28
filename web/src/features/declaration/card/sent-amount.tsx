import { answerWords, stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { statusText } from '../text/status-text';
import styles from './sent-amount.module.css';

/** The amount of a sent declaration, or what stands in its place. */
export function SentAmount({ sent: { assessment, status } }: { readonly sent: SentDeclaration }): ReactNode {
  return <span className={styles.amount}>{answerWords(assessment, stageOf(status)).amount}</span>;
}

/** What its state means. */
export function SentMeaning({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  return statusText(sent).meaning;
}
