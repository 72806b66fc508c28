import type { Declaration } from '@retour/contract';
import { formatNumber, isOfQuantity, usedTogether, usedWords } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { Button, TextField } from '../../../ui';
import { potNames } from '../../basket/text/summary-text';
import { useFoundUses, useUsedAllowances } from '../detail/use-used-allowances';
import { correctionText } from '../text/correction-text';
import { allowanceIds, draftOfAllowances, potsAsked } from './allowances-draft';
import styles from './correction.module.css';
import { FoldedSection } from './folded-section';
import type { CorrectionForm } from './use-correction';

export interface AllowancesFieldsProps {
  readonly declaration: Declaration;
  readonly form: CorrectionForm;
}

/** What another declaration of the same arrival has used of the allowances that this one counts: it is relieved of the rest alone. */
export function AllowancesFields({ declaration, form }: AllowancesFieldsProps): ReactNode {
  const { uses } = useUsedAllowances(declaration);
  const found = useFoundUses(declaration);
  const [opened, setOpened] = useState<boolean>();
  const pots = potsAsked(declaration);
  if (pots.length === 0) return null;
  const draft = { ...draftOfAllowances(declaration), ...form.allowances };
  const isTouched = Object.keys(form.allowances).length > 0;
  // Asked for at once where others have used some, or where it was said.
  const isOpen = opened ?? (isTouched || uses.length > 0 || declaration.allowancesUsed !== undefined);
  return (
    <FoldedSection
      id="franchise-deja-utilisee"
      title={correctionText.allowances}
      isTouched={isTouched}
      isOpen={isOpen}
      onOpen={() => setOpened(true)}
      onReset={() => {
        form.resetAllowances();
        setOpened(false);
      }}
    >
      <p className={styles.soft}>{correctionText.allowancesHint}</p>
      {pots.map((pot) => {
        // What was taken off already is put right by what is found now.
        const isSaid = declaration.allowancesUsed?.[pot] !== undefined;
        const known = (isSaid ? found : uses).filter((use) => use.pot === pot);
        const used = usedTogether(known);
        const isAsked = known.length > 0 && declaration.allowancesUsed?.[pot] !== used;
        return (
          <div key={pot} className={styles.group}>
            <TextField
              id={allowanceIds[pot]}
              label={potNames[pot]}
              hint={isOfQuantity(pot) ? correctionText.allowanceInPercent : correctionText.allowanceInEuros}
              inputMode="decimal"
              suffix={isOfQuantity(pot) ? '%' : '€'}
              value={draft[pot]}
              error={form.allowanceProblems[pot]}
              onChange={(text) => form.changeAllowances({ [pot]: text })}
            />
            {isAsked && (
              <div>
                <Button
                  variant="secondary"
                  onClick={() =>
                    form.changeAllowances({ [pot]: formatNumber(used, { maximumFractionDigits: 2 }) })
                  }
                >
                  {correctionText.takeIntoAccount(
                    usedWords(pot, used),
                    known.map(({ publicId }) => publicId),
                  )}
                </Button>
              </div>
            )}
          </div>
        );
      })}
    </FoldedSection>
  );
}
