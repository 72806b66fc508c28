import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../../lib/form';
import { Button, Card, Form, Stack, TextField } from '../../../../ui';
import { searchPlace } from '../../list/read-search';
import { referenceText } from '../text/codes-text';
import { type CheckedReference, checkReference } from './check-reference';
import styles from './reference-form.module.css';

const ids = { reference: 'reference' } as const;

type ReadReference = Extract<CheckedReference, { kind: 'reference' | 'code' | 'searched' }>;

/** The reference as the traveller says it, whose check character tells a typo at once; or whatever else finds a declaration. */
export function ReferenceForm({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
  const navigate = useNavigate();
  const titleId = useId();
  const { values, change } = useTyped({ reference: '' });
  const checked = checkReference(values.reference);
  const form = useForm({
    ids,
    values,
    change,
    check: (): Checked<keyof typeof ids, ReadReference> => {
      if (checked.kind !== 'nothing' && checked.kind !== 'faulty') return { kind: 'valid', valid: checked };
      const message = checked.kind === 'faulty' ? checked.message : referenceText.missing;
      return { kind: 'faulty', problems: { reference: message } };
    },
    onValid: (read) => {
      if (read.kind === 'code') {
        change({ reference: '' });
        onCode(read.text);
        return;
      }
      const place = searchPlace(values.reference);
      if (place !== undefined) void navigate(place.to, { state: place.state });
    },
  });
  useFaultFocus(form.errors);

  return (
    <Card as="section" labelledBy={titleId}>
      <Form onSubmit={form.submit}>
        <Stack>
          <h2 id={titleId}>{referenceText.title}</h2>
          <TextField
            {...form.entry('reference')}
            label={referenceText.label}
            hint={referenceText.hint}
            // A typo is said as soon as it is typed: the traveller is still there to spell it.
            error={checked.kind === 'faulty' ? checked.message : form.problems.reference}
            onChange={(text) => {
              change({ reference: text });
              form.clear();
            }}
            spellCheck={false}
            shortcut="/"
            enterKeyHint="search"
            suffix={
              checked.kind === 'reference' ? (
                <CircleCheck aria-hidden size={22} strokeWidth={2} className={styles.right} />
              ) : undefined
            }
          />
          <p role="status" className={styles.status}>
            {checked.kind === 'reference' && referenceText.right}
          </p>
          <Button type="submit">{referenceText.search}</Button>
        </Stack>
      </Form>
    </Card>
  );
}
