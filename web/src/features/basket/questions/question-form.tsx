import { type ReactNode, useMemo, useState } from 'react';
import type { RadioGroupProps } from '../../../ui';
import { Button, ErrorSummary, PageHeading, type PageHeadingProps, RadioGroup, Stack } from '../../../ui';

export interface QuestionFormProps extends Pick<RadioGroupProps, 'options' | 'layout'> {
  readonly fieldId: string;
  readonly heading: PageHeadingProps;
  readonly submitLabel: string;
  /** Said when nothing was chosen. */
  readonly missing: string;
  /** Above the question. */
  readonly before?: ReactNode;
  /** Below the button. */
  readonly after?: ReactNode;
  readonly onAnswer: (selected: string) => void;
}

/** One question for a page, whose title it is: an answer to choose, and a button to go on. */
export function QuestionForm({
  fieldId,
  heading,
  submitLabel,
  missing,
  before,
  after,
  onAnswer,
  ...choices
}: QuestionFormProps): ReactNode {
  const [selected, setSelected] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const message = isMissing ? missing : undefined;
  const errors = useMemo(() => (message === undefined ? [] : [{ fieldId, message }]), [fieldId, message]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (selected === undefined) setIsMissing(true);
        else onAnswer(selected);
      }}
    >
      <Stack gap="large">
        {before}
        <ErrorSummary errors={errors} />
        <PageHeading {...heading} />
        <RadioGroup
          id={fieldId}
          name={fieldId}
          legend={heading.title}
          hideLegend
          selected={selected}
          onChange={setSelected}
          error={message}
          {...choices}
        />
        <Button type="submit">{submitLabel}</Button>
        {after}
      </Stack>
    </form>
  );
}
