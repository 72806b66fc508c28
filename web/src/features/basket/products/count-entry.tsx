import { type ReactNode, useId } from 'react';
import { parseFrenchNumber } from '../../../lib/french-number';
import { Stepper, TextField } from '../../../ui';
import { articleText } from '../text/article-text';
import { type NumberDraft, numberDraft } from './article-draft';
import styles from './count-entry.module.css';

export interface CountEntryProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly draft: NumberDraft;
  readonly onChange: (draft: NumberDraft) => void;
}

/** How many identical items, with a button on each side of the number. */
export function CountEntry({ id, error, draft, onChange }: CountEntryProps): ReactNode {
  const titleId = useId();
  const reading = parseFrenchNumber(draft.text, { maximumDecimals: 0 });
  const count = reading.kind === 'number' ? reading.value.units : 0;
  return (
    <fieldset className={styles.entry} aria-labelledby={titleId}>
      <div id={titleId} className={styles.title}>
        {articleText.count}
      </div>
      <Stepper
        fewer={{
          label: articleText.fewer,
          disabled: count <= 1,
          onClick: () => onChange(numberDraft(count - 1)),
        }}
        more={{ label: articleText.more, onClick: () => onChange(numberDraft(count + 1)) }}
      >
        <div className={styles.field}>
          <TextField
            id={id}
            label={articleText.countLabel}
            hideLabel
            error={error}
            value={draft.text}
            onChange={(text) => onChange({ text })}
            inputMode="numeric"
          />
        </div>
      </Stepper>
    </fieldset>
  );
}
