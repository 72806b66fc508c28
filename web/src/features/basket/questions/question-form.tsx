import type { ReactNode } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import type { RadioGroupProps } from '../../../ui';
import {
  ActBar,
  Button,
  ErrorSummary,
  Form,
  PageHeading,
  type PageHeadingProps,
  RadioGroup,
  Stack,
} from '../../../ui';

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
  const form = useForm({
    ids: { answer: fieldId },
    ...useTyped<{ answer: string | undefined }>({ answer: undefined }),
    check: ({ answer }) => checkAnswer('answer', answer, missing),
    onValid: onAnswer,
  });
  return (
    <Form onSubmit={form.submit}>
      <Stack gap="large">
        {before}
        <ErrorSummary errors={form.errors} />
        <PageHeading {...heading} />
        <RadioGroup
          {...form.choice('answer')}
          name={fieldId}
          legend={heading.title}
          hideLegend
          {...choices}
        />
        <ActBar>
          <Button type="submit">{submitLabel}</Button>
        </ActBar>
        {after}
      </Stack>
    </Form>
  );
}
