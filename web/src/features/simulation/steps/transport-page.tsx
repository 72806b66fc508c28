import type { ReactNode } from 'react';
import { RadioGroup } from '../../../ui';
import { transportHint, transportOptions } from '../../basket/journey/transport';
import { transportText } from '../text/step-text';
import { QuestionPage } from './question-page';
import { useQuestion } from './use-question';

export function TransportPage(): ReactNode {
  const question = useQuestion({
    id: 'transport',
    draftOf: ({ meanOfTransport }) => meanOfTransport,
    read: (chosen) => chosen,
    missing: transportText.error,
    answerOf: (meanOfTransport) => ({ question: 'meanOfTransport', meanOfTransport }),
  });

  return (
    <QuestionPage
      name="meanOfTransport"
      question={question}
      title={transportText.title}
      lead={transportText.lead}
    >
      <RadioGroup
        {...question.form.choice('answer')}
        name="transport"
        legend={transportText.title}
        hideLegend
        hint={transportHint}
        options={transportOptions}
      />
    </QuestionPage>
  );
}
