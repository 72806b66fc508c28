import type { Declaration, SimulationAnswer } from '@retour/contract';
import { isNeverCollected, lineTotals, takenOffSentences } from '@retour/core';
import type { ReactNode } from 'react';
import { AllowanceBars } from '../../basket/assessment/allowance-bars';
import styles from './detail.module.css';
import { type AllowanceUse, sentenceTogether, useUsesOfBars } from './use-used-allowances';

/** The allowances, each counted in full for this declaration, and how much of them others have used. */
export function CountedAllowances({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { answer } = lineTotals(declaration);
  const uses = useUsesOfBars(declaration, answer);
  const pots = [...new Set(uses.map(({ pot }) => pot))];
  return (
    <>
      <ToldAllowances answer={answer} shared={pots} isShort={isNeverCollected(declaration.status)} />
      {pots.map((pot) => (
        <p key={pot} className={styles.soft}>
          {sentenceTogether(
            pot,
            uses.filter((use) => use.pot === pot),
          )}
        </p>
      ))}
    </>
  );
}

interface ToldAllowancesProps {
  readonly answer: SimulationAnswer;
  readonly shared?: readonly AllowanceUse['pot'][];
  /** It used nothing of them: what it would have left is not said. */
  readonly isShort?: boolean;
}

/** The allowances of an answer, and what of each was taken off as others had used it. */
export function ToldAllowances({ answer, shared = [], isShort = false }: ToldAllowancesProps): ReactNode {
  const taken = takenOffSentences(answer);
  return (
    <>
      <AllowanceBars answer={answer} shared={[...shared, ...taken.map(({ pot }) => pot)]} isShort={isShort} />
      {taken.map(({ pot, text }) => (
        <p key={pot} className={styles.soft}>
          {text}
        </p>
      ))}
    </>
  );
}
