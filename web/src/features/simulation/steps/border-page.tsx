import type { ReactNode } from 'react';
import type { SimulatorRequest } from '../../../store';
import { RadioGroup } from '../../../ui';
import { borderText } from '../text/step-text';
import { QuestionPage } from './question-page';
import { useQuestion } from './use-question';

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
  const question = useQuestion({
    id: 'frontalier',
    draftOf,
    read: (chosen) => chosen,
    missing: borderText.error,
    answerOf: (answer) => ({ question: 'border', border: answer === 'yes' }),
  });

  return (
    <QuestionPage name="border" question={question} title={borderText.title} lead={borderText.lead}>
      <RadioGroup
        {...question.form.choice('answer')}
        name="frontalier"
        legend={borderText.title}
        hideLegend
        options={options}
      />
    </QuestionPage>
  );
}
