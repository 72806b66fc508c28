import { type HeldRestriction, type RestrictionAnswer, typeset } from '@retour/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { Button, ErrorSummary, PageHeading, RadioGroup, Stack } from '../../../ui';
import { restrictionText } from '../text/restriction-text';

const fieldId = 'nature';
const unknown = 'je-ne-sais-pas';

export interface NameQuestionProps {
  readonly name: string;
  /** What the name may mean, the likeliest first. */
  readonly doubts: readonly HeldRestriction[];
  /** Undefined when its author does not know: the doubt stays, and is asked again with the result. */
  readonly onAnswer: (answer: RestrictionAnswer | undefined) => void;
  readonly onBack: () => void;
}

/** Asked before a free article is added, when its name is close to a restricted good's: its author alone decides. */
export function NameQuestion({ name, doubts, onAnswer, onBack }: NameQuestionProps): ReactNode {
  const [selected, setSelected] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const message = isMissing ? restrictionText.answerFirst : undefined;
  const errors = useMemo(() => (message === undefined ? [] : [{ fieldId, message }]), [message]);
  useFirstFocus(fieldId);
  // It takes the place of a form that was scrolled to its button. Some browsers give a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const [first] = doubts;
  if (first === undefined) return null;
  const isOne = doubts.length === 1;
  const title = restrictionText.question(
    typeset(name),
    isOne ? (first.good.question ?? '') : restrictionText.severalQuestion,
  );
  const options = [
    ...doubts.map(({ good }) => ({ id: good.id, value: isOne ? restrictionText.yes : typeset(good.name) })),
    { id: 'none', value: restrictionText.no },
    { id: unknown, value: restrictionText.dontKnow },
  ];
  const submit = (): void => {
    const answer = [...doubts.map(({ good }) => good.id), 'none' as const].find((id) => id === selected);
    if (answer === undefined && selected !== unknown) setIsMissing(true);
    else onAnswer(answer);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="large">
        <ErrorSummary errors={errors} />
        <PageHeading title={title} lead={restrictionText.lead} />
        <RadioGroup
          id={fieldId}
          name={fieldId}
          legend={title}
          hideLegend
          options={options}
          selected={selected}
          onChange={setSelected}
          error={message}
        />
        <Button type="submit">{restrictionText.goOn}</Button>
        <Button variant="quiet" onClick={onBack}>
          {restrictionText.backToArticle}
        </Button>
      </Stack>
    </form>
  );
}
