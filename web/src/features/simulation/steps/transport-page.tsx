import { type ReactNode, useState } from 'react';
import { RadioGroup } from '../../../ui';
import { transportOptions } from '../../basket/journey/transport';
import { transportText } from '../text/step-text';
import { QuestionPage } from './question-page';
import { useQuestion } from './use-question';

const fieldId = 'transport';

export function TransportPage(): ReactNode {
  const question = useQuestion(({ meanOfTransport }) => meanOfTransport);
  const selected = question.draft;
  const [error, setError] = useState<{ readonly fieldId: string; readonly message: string }>();

  const submit = (): void => {
    if (selected === undefined) {
      setError({ fieldId, message: transportText.error });
      return;
    }
    setError(undefined);
    question.submit({ question: 'meanOfTransport', meanOfTransport: selected });
  };

  return (
    <QuestionPage
      name="meanOfTransport"
      question={question}
      title={transportText.title}
      lead={transportText.lead}
      onSubmit={submit}
      error={error}
    >
      <RadioGroup
        id={fieldId}
        name="transport"
        legend={transportText.title}
        hideLegend
        options={transportOptions}
        selected={selected}
        onChange={question.setDraft}
        error={error?.message}
      />
    </QuestionPage>
  );
}
