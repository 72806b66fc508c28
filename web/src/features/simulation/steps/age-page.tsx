import type { ReactNode } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import { hideSimulatorInfo, useAppStore } from '../../../store';
import { Button, Notice, Stack, TextField } from '../../../ui';
import { readAge } from '../../basket/journey/read-age';
import { UnkeptNotice } from '../../basket/journey/unkept-notice';
import { LeavingAct } from '../../basket/summary/leaving-act';
import { ageText } from '../text/step-text';
import { QuestionPage } from './question-page';
import styles from './question-page.module.css';
import { useQuestion } from './use-question';

export function AgePage(): ReactNode {
  const question = useQuestion({
    id: 'age',
    // The age of a link is nobody's.
    draftOf: ({ age = '', isAgeOfLink }) => (isAgeOfLink === true ? '' : String(age)),
    read: readAge,
    missing: ageText.error,
    answerOf: (age) => ({ question: 'age', age, declarationId: randomUuid() }),
  });
  const showsInfo = useAppStore(
    ({ global, simulator }) => global.displayInfoSimulator && simulator.displayInfo,
  );

  return (
    <QuestionPage
      name="age"
      question={question}
      title={ageText.title}
      lead={ageText.lead}
      after={
        <>
          <p className={styles.advice}>{ageText.family}</p>
          {showsInfo && (
            <Notice title={ageText.infoTitle}>
              <Stack gap="small">
                <p>{ageText.info}</p>
                <LeavingAct>
                  <Button variant="quiet" compact onClick={hideSimulatorInfo}>
                    {ageText.hide}
                  </Button>
                </LeavingAct>
              </Stack>
            </Notice>
          )}
        </>
      }
    >
      <UnkeptNotice />
      <TextField
        {...question.form.entry('answer')}
        label={ageText.label}
        hint={ageText.hint}
        inputMode="numeric"
        suffix={ageText.suffix}
        enterKeyHint="next"
      />
    </QuestionPage>
  );
}
