import { Search } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { checkAnswer, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Button, Form, TextField } from '../../../ui';
import styles from './list.module.css';

export interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Enter alone searches without one. */
  readonly submitLabel?: string | undefined;
  /** What the page is searching now; the field follows it. */
  readonly searched: string;
  /** Said when nothing is typed; an empty search is one all the same otherwise. */
  readonly missing?: string | undefined;
  readonly onSearch: (typed: string) => void;
}

/** One box for a name or a reference; Enter is enough. */
export function SearchBox({
  id,
  label,
  hint,
  submitLabel,
  searched,
  missing,
  onSearch,
}: SearchBoxProps): ReactNode {
  const { values, change } = useTyped({ typed: searched });
  const form = useForm({
    ids: { typed: id },
    values,
    change,
    check: ({ typed }) =>
      checkAnswer('typed', missing !== undefined && typed.trim() === '' ? undefined : typed, missing ?? ''),
    onValid: onSearch,
  });
  useFaultFocus(form.errors);
  useEffect(() => change({ typed: searched }), [searched, change]);
  return (
    <search className={styles.room}>
      <Form className={styles.search} onSubmit={form.submit}>
        <TextField
          {...form.entry('typed')}
          label={label}
          hint={hint}
          icon={Search}
          type="search"
          shortcut="/"
          enterKeyHint="search"
          spellCheck={false}
        />
        {submitLabel !== undefined && (
          <Button type="submit" compact>
            {submitLabel}
          </Button>
        )}
      </Form>
    </search>
  );
}
