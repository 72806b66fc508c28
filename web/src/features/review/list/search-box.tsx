import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Form, TextField } from '../../../ui';
import styles from './list.module.css';

export interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly submitLabel: string;
  /** What the page is searching now; the field follows it. */
  readonly searched: string;
  readonly error?: string | undefined;
  readonly onSearch: (typed: string) => void;
}

/** One box for a name or a reference; Enter is enough. */
export function SearchBox({
  id,
  label,
  hint,
  submitLabel,
  searched,
  error,
  onSearch,
}: SearchBoxProps): ReactNode {
  const [typed, setTyped] = useState(searched);
  useEffect(() => setTyped(searched), [searched]);
  return (
    <search>
      <Form className={styles.search} onSubmit={() => onSearch(typed)}>
        <TextField
          id={id}
          label={label}
          hint={hint}
          error={error}
          icon={Search}
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" compact>
          {submitLabel}
        </Button>
      </Form>
    </search>
  );
}
