import { useState } from 'react';
import { type FieldIds, type FieldMessage, messagesOf, type Problems, problemsOf } from './form-problems';

export interface ShownProblems<Field extends string> {
  readonly problems: Problems<Field>;
  /** For the summary: a new list at each try that failed, so that it takes the focus again. */
  readonly errors: readonly FieldMessage[];
  /** Says what is wrong, beside the fields and in the summary; `summary`: in other words there. */
  readonly show: (problems: Problems<Field>, summary?: readonly FieldMessage[]) => void;
  /** Nothing is wrong any more, or nothing is said of it. */
  readonly clear: () => void;
}

/** What is wrong on a page since its form was last sent. */
export function useProblems<Field extends string>(
  ids: FieldIds<Field>,
  refused: Problems<Field> = problemsOf(ids, []),
): ShownProblems<Field> {
  const [shown, setShown] = useState(() => ({ problems: refused, errors: messagesOf(ids, refused) }));
  const show: ShownProblems<Field>['show'] = (problems, summary = messagesOf(ids, problems)) =>
    setShown({ problems, errors: summary });
  return { ...shown, show, clear: () => show(problemsOf(ids, [])) };
}
