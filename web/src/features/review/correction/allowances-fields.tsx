import type { Declaration } from '@retour/contract';
import { centsOf, eurosOf, formatEurosAmount, formatNumber } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, Card, Pill, TextField } from '../../../ui';
import { potNames } from '../../basket/text/summary-text';
import { type AllowanceUse, useUsedAllowances } from '../detail/use-used-allowances';
import { correctionText } from '../text/correction-text';
import { allowanceIds, draftOfAllowances, potsAsked } from './allowances-draft';
import styles from './correction.module.css';
import type { CorrectionForm } from './use-correction';

export interface AllowancesFieldsProps {
  readonly declaration: Declaration;
  readonly form: CorrectionForm;
}

/** Where the dialog of the acts leads. */
export const allowancesId = 'franchise-deja-utilisee';

/** What others have used of one allowance together, in euros. */
function sumOf(uses: readonly AllowanceUse[]): number {
  return eurosOf(uses.reduce((sum, { used }) => sum + centsOf(used), 0));
}

/** What another declaration of the same arrival has used of the allowances that this one counts: it is relieved of the rest alone. */
export function AllowancesFields({ declaration, form }: AllowancesFieldsProps): ReactNode {
  const { uses } = useUsedAllowances(declaration);
  const pots = potsAsked(declaration);
  if (pots.length === 0) return null;
  const draft = { ...draftOfAllowances(declaration), ...form.allowances };
  const isTouched = Object.keys(form.allowances).length > 0;
  return (
    <Card as="section" labelledBy={allowancesId}>
      <div className={styles.group}>
        <div className={styles.row}>
          <h2 id={allowancesId} tabIndex={-1} className={styles.said}>
            {correctionText.allowances}
          </h2>
          {isTouched && <Pill>{correctionText.touched}</Pill>}
        </div>
        <p className={styles.soft}>{correctionText.allowancesHint}</p>
        {pots.map((pot) => {
          const known = uses.filter((use) => use.pot === pot);
          const isByValue = pot === 'value' || pot === 'food';
          const used = sumOf(known);
          return (
            <div key={pot} className={styles.group}>
              <TextField
                id={allowanceIds[pot]}
                label={potNames[pot]}
                hint={isByValue ? correctionText.allowanceInEuros : correctionText.allowanceInPercent}
                inputMode="decimal"
                suffix={isByValue ? '€' : '%'}
                value={draft[pot]}
                error={form.allowanceProblems[pot]}
                onChange={(text) => form.changeAllowances({ [pot]: text })}
              />
              {known.length > 0 && (
                <div>
                  <Button
                    variant="secondary"
                    onClick={() =>
                      form.changeAllowances({ [pot]: formatNumber(used, { maximumFractionDigits: 2 }) })
                    }
                  >
                    {correctionText.takeIntoAccount(
                      formatEurosAmount(used),
                      known.map(({ publicId }) => publicId),
                    )}
                  </Button>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
