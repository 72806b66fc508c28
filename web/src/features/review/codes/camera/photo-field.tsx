import { ImageUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Notice } from '../../../../ui';
import { readPhoto } from '../reader/read-photo';
import { codesText } from '../text/codes-text';
import styles from './photo-field.module.css';

const messages = {
  empty: codesText.photoEmpty,
  broken: codesText.photoBroken,
  'no-reader': codesText.readerMissing,
} as const;

/** A photo of the code, taken or received, read like the camera's pictures. */
export function PhotoField({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
  const id = useId();
  const [state, setState] = useState<'idle' | 'reading' | keyof typeof messages>('idle');

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setState('reading');
    const outcome = await readPhoto(file);
    if (outcome.kind === 'read') {
      setState('idle');
      onCode(outcome.text);
    } else setState(outcome.kind);
  };

  return (
    <>
      <div className={styles.field}>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.input}
          onChange={(event) => {
            const { currentTarget } = event;
            void read(currentTarget.files?.[0]);
            // The same photo may be picked again.
            currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={styles.label}>
          <ImageUp aria-hidden size={22} strokeWidth={1.9} />
          <span>{state === 'reading' ? codesText.photoReading : codesText.photo}</span>
        </label>
      </div>
      {state !== 'idle' && state !== 'reading' && (
        <Notice tone="warning" live>
          {messages[state]}
        </Notice>
      )}
    </>
  );
}
