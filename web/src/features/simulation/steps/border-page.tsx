import { type ReactNode, useState } from 'react';
import type { SimulatorRequest } from '../../../store';
import { RadioGroup } from '../../../ui';
import { borderText } from '../text/step-text';
import { QuestionPage } from './question-page';
import { useQuestion } from './use-question';

const fieldId = 'frontalier';

const options = [
  { id: 'yes', value: borderText.yes },
  { id: 'no', value: borderText.no },
] as const;
type BorderAnswer = (typeof options)[number]['id'];

function draftOf({ border }: SimulatorRequest): BorderAnswer | undefined {
  if (border === undefined) return undefined;
  return border ? 'yes' : 'no';
}

export function BorderPage(): ReactNode {
  const question = useQuestion(draftOf);
  const selected = question.draft;
  const [error, setError] = useState<{ readonly fieldId: string; readonly message: string }>();

  const submit = (): void => {
    if (selected === undefined) {
      setError({ fieldId, message: borderText.error });
      return;
    }
    setError(undefined);
    question.submit({ question: 'border', border: selected === 'yes' });
  };

  return (
    <QuestionPage
      name="border"
      question={question}
      title={borderText.title}
      lead={borderText.lead}
      onSubmit={submit}
      error={error}
    >
      <RadioGroup
        id={fieldId}
        name="frontalier"
        legend={borderText.title}
        hideLegend
        options={options}
        selected={selected}
        onChange={question.setDraft}
        error={error?.message}
      />
    </QuestionPage>
  );
}
