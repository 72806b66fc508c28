import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card, Form, Stack, TextField } from '../../../../ui';
import { referenceText } from '../text/codes-text';
import { checkReference } from './check-reference';
import styles from './reference-form.module.css';

/** The reference as the traveller says it: its check character tells a slip at once. */
export function ReferenceForm({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const [isSent, setIsSent] = useState(false);
  const navigate = useNavigate();
  const titleId = useId();
  const checked = checkReference(typed);

  const submit = (): void => {
    setIsSent(true);
    if (checked.kind === 'code') {
      setTyped('');
      setIsSent(false);
      onCode(checked.text);
    }
    if (checked.kind === 'reference') void navigate(`/agent/declaration/${checked.publicId}`);
  };
  const error =
    checked.kind === 'faulty'
      ? checked.message
      : isSent && checked.kind === 'incomplete'
        ? referenceText.length
        : undefined;

  return (
    <Card as="section" labelledBy={titleId}>
      <Form onSubmit={submit}>
        <Stack>
          <h2 id={titleId}>{referenceText.title}</h2>
          <TextField
            id="reference"
            label={referenceText.label}
            hint={referenceText.hint}
            error={error}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setIsSent(false);
            }}
            spellCheck={false}
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
          <Button type="submit">{referenceText.open}</Button>
        </Stack>
      </Form>
    </Card>
  );
}
