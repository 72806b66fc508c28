import { passwordLength, passwordLimits } from '@retour/contract';
import { formatCount, phrase } from '@retour/core';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { classNames, TextField } from '../../../ui';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends FieldEntry<string> {
  readonly label: string;
  /** A password being chosen: its rule is said, its length counted. */
  readonly isNew?: boolean | undefined;
}

const { min, max } = passwordLimits;
const rule = phrase`De ${min} à ${max} caractères, espaces compris. Quatre mots sans rapport entre eux conviennent bien.`;

function countText(length: number, isFaulty: boolean): string {
  if (length < min) {
    const missing = min - length;
    return phrase`${length} sur ${min} : encore ${formatCount(missing, 'caractère')}`;
  }
  const counted = formatCount(length, 'caractère');
  if (length > max) return phrase`${counted}, ${max} au plus`;
  // What is wrong with it is not its length: nothing here may seem to approve it.
  return isFaulty ? counted : phrase`${counted}, c’est assez long`;
}

/** A password that can be pasted, and shown to whoever types it. */
export function PasswordField({ label, isNew = false, ...entry }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const length = passwordLength(entry.value);
  const isFaulty = entry.error !== undefined;
  const isApproved = !isFaulty && length >= min && length <= max;
  const IconComponent = isShown ? EyeOff : Eye;
  return (
    <div className={styles.password}>
      <TextField
        {...entry}
        label={label}
        hint={isNew ? rule : undefined}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        spellCheck={false}
        suffix={
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-label={`Afficher : ${label.toLowerCase()}`}
            onClick={() => setShown((shown) => !shown)}
          >
            <IconComponent aria-hidden size={22} strokeWidth={1.9} />
          </button>
        }
      />
      {isNew && length > 0 && (
        <p className={classNames(styles.count, isApproved && styles.enough)}>{countText(length, isFaulty)}</p>
      )}
    </div>
  );
}
