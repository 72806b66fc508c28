import { answerWords, stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { arrivalOfSent } from '../text/sent-arrival-text';
import styles from './sent-amount.module.css';

/** The day of arrival of a sent declaration, and its amount or what stands in its place. */
export function SentAmount({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { assessment, status } = sent;
  return (
    <>
      <span className={styles.arrival}>{arrivalOfSent(sent)}</span>
      <span className={styles.amount}>{answerWords(assessment, stageOf(status)).amount}</span>
    </>
  );
}
