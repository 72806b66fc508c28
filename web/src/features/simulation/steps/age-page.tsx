import { type ReactNode, useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import { hideSimulatorInfo, useAppStore } from '../../../store';
import { Button, Notice, Stack, TextField } from '../../../ui';
import { readAge } from '../../basket/journey/read-age';
import { ageText } from '../text/step-text';
import { QuestionPage } from './question-page';
import styles from './question-page.module.css';
import { useQuestion } from './use-question';

const fieldId = 'age';

export function AgePage(): ReactNode {
  const question = useQuestion(({ age }) => String(age ?? ''));
  const [error, setError] = useState<{ readonly fieldId: string; readonly message: string }>();
  const showsInfo = useAppStore(
    ({ global, simulator }) => global.displayInfoSimulator && simulator.displayInfo,
  );

  const submit = (): void => {
    const age = readAge(question.draft);
    if (age === undefined) {
      setError({ fieldId, message: ageText.error });
      return;
    }
    setError(undefined);
    question.submit({ question: 'age', age, declarationId: randomUuid() });
  };

  return (
    <QuestionPage
      name="age"
      question={question}
      title={ageText.title}
      lead={ageText.lead}
      onSubmit={submit}
      error={error}
      after={
        <>
          <p className={styles.advice}>{ageText.family}</p>
          {showsInfo && (
            <Notice title={ageText.infoTitle}>
              <Stack gap="small">
                <p>{ageText.info}</p>
                <Button variant="quiet" compact onClick={hideSimulatorInfo}>
                  {ageText.hide}
                </Button>
              </Stack>
            </Notice>
          )}
        </>
      }
    >
      <TextField
        id={fieldId}
        label={ageText.label}
        hint={ageText.hint}
        error={error?.message}
        value={question.draft}
        onChange={question.setDraft}
        inputMode="numeric"
        suffix={ageText.suffix}
        enterKeyHint="next"
      />
    </QuestionPage>
  );
}
