import type { ReactNode } from 'react';
import { checkAnswer, useForm } from '../../../lib/form';
import { isText } from '../../../lib/shape';
import { answerDeclarantAge, forgetDraft, useAppStore, useSavedDraft } from '../../../store';
import { Notice, TextField } from '../../../ui';
import { readAge } from '../../basket/journey/read-age';
import { UnkeptNotice } from '../../basket/journey/unkept-notice';
import styles from '../../declarant/form/step-form.module.css';
import { CarryOverOffer } from '../carry-over/carry-over-offer';
import { newIdentity } from '../request/new-identity';
import { ageText } from '../text/step-text';
import { StepPage } from './step-page';
import { useStep } from './use-step';

const ids = { age: 'age' } as const;

/** The first step: it names the declaration. */
export function AgePage(): ReactNode {
  const step = useStep('age');
  const known = useAppStore(({ declaration }) => declaration.declarationRequest.contactDetails.age);
  const { draft: text, change: setText } = useSavedDraft('declarantAge', {
    initial: String(known ?? ''),
    isDraft: isText,
  });
  const form = useForm({
    ids,
    values: { age: text },
    change: ({ age = '' }) => setText(age),
    check: ({ age }) => checkAnswer('age', readAge(age), ageText.error),
    onValid: (age) => {
      answerDeclarantAge(age, newIdentity());
      forgetDraft('declarantAge');
      step.goOn();
    },
  });

  return (
    <StepPage
      step={step}
      title={ageText.title}
      lead={ageText.lead}
      form={form}
      after={
        <>
          <p className={styles.advice}>{ageText.child}</p>
          <p className={styles.advice}>{ageText.when}</p>
          <Notice tone="info" title={ageText.handTitle}>
            {ageText.hand}
          </Notice>
          <Notice tone="success" title={ageText.privacyTitle}>
            {ageText.privacy}
          </Notice>
        </>
      }
    >
      <UnkeptNotice />
      <CarryOverOffer />
      <TextField
        {...form.entry('age')}
        label={ageText.label}
        hint={ageText.hint}
        inputMode="numeric"
        suffix={ageText.suffix}
        enterKeyHint="next"
      />
    </StepPage>
  );
}
