import type { Declaration, SimulationAnswer } from '@retour/contract';
import { isNeverCollected, lineTotals, takenOffSentences } from '@retour/core';
import type { ReactNode } from 'react';
import { AllowanceBars } from '../../basket/assessment/allowance-bars';
import { likenessWords } from '../text/likeness-text';
import styles from './detail.module.css';
import { type AllowanceUse, sumOfUses, useUsedAllowances, useUsesOfBars } from './use-used-allowances';

/** The allowances, each counted in full for this declaration, and how much of them others have used. */
export function CountedAllowances({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { answer } = lineTotals(declaration);
  const uses = useUsesOfBars(declaration, answer);
  const pots = [...new Set(uses.map(({ pot }) => pot))];
  // Of those that the warning over the sheet names, it says what is alike.
  const { uses: named } = useUsedAllowances(declaration);
  const others = uses.filter(({ publicId }) => named.every((use) => use.publicId !== publicId));
  const likenesses = new Set(others.flatMap((use) => likenessWords(use) ?? []));
  return (
    <>
      <ToldAllowances answer={answer} shared={pots} isShort={isNeverCollected(declaration.status)} />
      {pots.map((pot) => (
        <p key={pot} className={styles.soft}>
          {sumOfUses(
            pot,
            uses.filter((use) => use.pot === pot),
          )}
        </p>
      ))}
      {[...likenesses].map((words) => (
        <p key={words} className={styles.soft}>
          {words}
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
      <AllowanceBars answer={answer} shared={shared} isShort={isShort} />
      {taken.map(({ pot, text }) => (
        <p key={pot} className={styles.soft}>
          {text}
        </p>
      ))}
    </>
  );
}
