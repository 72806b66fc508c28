import type { ReactNode } from 'react';
import { isText } from '../../../lib/shape';
import { answerDeclarantAge, forgetDraft, useAppStore, useKeptDraft } from '../../../store';
import { Notice, TextField } from '../../../ui';
import { readAge } from '../../basket/journey/read-age';
import styles from '../../declarant/form/step-form.module.css';
import { useFormErrors } from '../../declarant/form/use-form-errors';
import { newIdentity } from '../request/new-identity';
import { ageText } from '../text/step-text';
import { StepPage } from './step-page';
import { useStep } from './use-step';

const fieldIds = { age: 'age' } as const;
const order = ['age'] as const;

/** The first step: it names the declaration. */
export function AgePage(): ReactNode {
  const step = useStep('age');
  const known = useAppStore(({ declaration }) => declaration.declarationRequest.contactDetails.age);
  const { draft: text, change: setText } = useKeptDraft('declarantAge', {
    initial: String(known ?? ''),
    isDraft: isText,
  });
  const { problems, errors, show } = useFormErrors(order, fieldIds);

  const submit = (): void => {
    const age = readAge(text);
    if (!show(age === undefined ? { age: ageText.error } : {}) || age === undefined) return;
    answerDeclarantAge(age, newIdentity());
    forgetDraft('declarantAge');
    step.goOn();
  };

  return (
    <StepPage
      step={step}
      title={ageText.title}
      lead={ageText.lead}
      errors={errors}
      onSubmit={submit}
      after={
        <>
          <p className={styles.advice}>{ageText.child}</p>
          <Notice tone="info" title={ageText.handTitle}>
            {ageText.hand}
          </Notice>
          <Notice tone="success" title={ageText.privacyTitle}>
            {ageText.privacy}
          </Notice>
        </>
      }
    >
      <TextField
        id={fieldIds.age}
        label={ageText.label}
        hint={ageText.hint}
        error={problems.age}
        value={text}
        onChange={setText}
        inputMode="numeric"
        suffix={ageText.suffix}
        enterKeyHint="next"
      />
    </StepPage>
  );
}
