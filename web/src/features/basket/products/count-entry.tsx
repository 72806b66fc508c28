import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { parseFrenchNumber } from '../../../lib/french-number';
import { type Icon, TextField } from '../../../ui';
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
  const count = reading.kind === 'number' ? reading.value : 0;
  return (
    <fieldset className={styles.entry} aria-labelledby={titleId}>
      <div id={titleId} className={styles.title}>
        {articleText.count}
      </div>
      <div className={styles.row}>
        <StepButton
          icon={Minus}
          label={articleText.fewer}
          disabled={count <= 1}
          onClick={() => onChange(numberDraft(count - 1))}
        />
        <TextField
          id={id}
          label={articleText.countLabel}
          hideLabel
          error={error}
          value={draft.text}
          onChange={(text) => onChange({ text })}
          inputMode="numeric"
        />
        <StepButton icon={Plus} label={articleText.more} onClick={() => onChange(numberDraft(count + 1))} />
      </div>
    </fieldset>
  );
}

export interface StepButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}

/** A square button with a sign only; its words are read aloud. */
export function StepButton({ icon: IconComponent, label, disabled, onClick }: StepButtonProps): ReactNode {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
      <IconComponent aria-hidden size={22} strokeWidth={2} />
    </button>
  );
}
