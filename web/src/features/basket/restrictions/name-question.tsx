import { type DoubtAnswer, doubtAnswers, type HeldRestriction, typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { Button, showPageTop } from '../../../ui';
import { QuestionForm } from '../questions/question-form';
import { useAgentWords } from '../session/use-agent-words';
import { restrictionText } from '../text/restriction-text';

const fieldId = 'nature';

const options = [
  { id: 'yes', value: restrictionText.yes },
  { id: 'no', value: restrictionText.no },
  { id: 'je-ne-sais-pas', value: restrictionText.dontKnow },
];

export interface NameQuestionProps {
  readonly name: string;
  /** What the name may mean. */
  readonly doubt: HeldRestriction;
  /** Undefined when its author does not know: the doubt stays, and is asked again with the result. */
  readonly onAnswer: (answer: DoubtAnswer | undefined) => void;
  readonly onBack: () => void;
}

/** Asked before a free article is added, when its name is close to a restricted good's: its author alone decides. */
export function NameQuestion({ name, doubt, onAnswer, onBack }: NameQuestionProps): ReactNode {
  const agentWords = useAgentWords();
  // It takes the place of a form that was scrolled to its button.
  useEffect(showPageTop, []);
  useFirstFocus(agentWords && fieldId);
  return (
    <QuestionForm
      fieldId={fieldId}
      heading={{
        title: restrictionText.question(typeset(name), doubt.good.question ?? ''),
        lead: agentWords?.questionLead ?? restrictionText.lead,
      }}
      options={options}
      submitLabel={restrictionText.goOn}
      missing={restrictionText.answerFirst}
      onAnswer={(selected) => onAnswer(doubtAnswers.find((answer) => answer === selected))}
      after={
        <Button variant="quiet" onClick={onBack}>
          {restrictionText.backToArticle}
        </Button>
      }
    />
  );
}
