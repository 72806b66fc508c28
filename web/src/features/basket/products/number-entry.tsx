import { formatNumber } from '@retour/core';
import type { ReactNode } from 'react';
import { Button, TextField } from '../../../ui';
import { articleText } from '../text/article-text';
import { type NumberDraft, numberDraft } from './article-draft';
import styles from './article-form.module.css';

export interface NumberEntryProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isHintApart?: boolean | undefined;
  readonly error?: string | undefined;
  readonly draft: NumberDraft;
  readonly onChange: (draft: NumberDraft) => void;
  /** The readings of an ambiguous entry that can be meant, to be chosen from. */
  readonly choices?: readonly number[] | undefined;
  readonly suffix?: string | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | undefined;
  /** Under the field: what puts right what was typed, in one press. */
  readonly repair?: ReactNode;
}

/** A number typed as people do; an entry that reads two ways is asked back with two buttons. */
export function NumberEntry({
  draft,
  onChange,
  choices,
  inputMode = 'decimal',
  repair,
  ...field
}: NumberEntryProps): ReactNode {
  return (
    <div className={styles.entry}>
      <TextField
        {...field}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        inputMode={inputMode}
      />
      {choices && (
        <fieldset className={styles.choices}>
          <legend>{articleText.ambiguousLegend}</legend>
          {choices.map((reading) => (
            <Button
              key={reading}
              variant="secondary"
              compact
              onClick={() => {
                onChange(chosen(draft, reading));
                document.getElementById(field.id)?.focus();
              }}
            >
              {formatNumber(reading)}
            </Button>
          ))}
        </fieldset>
      )}
      {repair}
    </div>
  );
}

/** A whole number is written plainly; a fraction keeps what was typed, now understood. */
function chosen(draft: NumberDraft, reading: number): NumberDraft {
  return Number.isInteger(reading) ? numberDraft(reading) : { text: draft.text, chosen: reading };
}
