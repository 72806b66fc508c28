import { useMemo, useState } from 'react';
import type { FieldMessage } from '../../../lib/form';

export type Problems<Field extends string> = Partial<Record<Field, string>>;

export interface FormErrors<Field extends string> {
  readonly problems: Problems<Field>;
  /** In the order of the page, for the error summary. */
  readonly errors: readonly FieldMessage[];
  /** Shows what is wrong; true when nothing is. */
  readonly show: (problems: Problems<Field>) => boolean;
}

/** What is wrong on a page since it was last sent, beside each field and in the summary. */
export function useFormErrors<Field extends string>(
  order: readonly Field[],
  fieldIds: Readonly<Record<Field, string>>,
): FormErrors<Field> {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const errors = useMemo(
    () =>
      order.flatMap((field) => {
        const message = problems[field];
        return message === undefined ? [] : [{ fieldId: fieldIds[field], message }];
      }),
    [order, fieldIds, problems],
  );
  return {
    problems,
    errors,
    show: (found) => {
      setProblems(found);
      return Object.keys(found).length === 0;
    },
  };
}
