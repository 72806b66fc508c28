import type { ReactNode } from 'react';
import type { ContactDetails } from '../../../../store';
import { RadioGroup, TextField } from '../../../../ui';
import { contactText } from '../text/creation-text';
import styles from './steps.module.css';

export const ageFieldId = 'age';

const options = [
  { id: 'adult', value: contactText.adult },
  { id: 'exact', value: contactText.exact },
] as const;

/** The age as it is said: at least that of an adult, or the one that is typed. */
export interface TypedAge {
  readonly isMinimum: boolean;
  readonly text: string;
}

/** An adult until the agent says otherwise. */
export function readTypedAge({ age, ageIsMinimum, typedAge }: ContactDetails): TypedAge {
  if (typedAge !== undefined) return { isMinimum: false, text: typedAge };
  return age === undefined || ageIsMinimum === true
    ? { isMinimum: true, text: '' }
    : { isMinimum: false, text: String(age) };
}

/** What is kept of it while it is typed: the age confirmed before counts no more. */
export function draftOfAge({ isMinimum, text }: TypedAge): Partial<ContactDetails> {
  return { age: undefined, ageIsMinimum: isMinimum, typedAge: isMinimum ? undefined : text };
}

export interface AgeFieldProps {
  readonly value: TypedAge;
  readonly error: string | undefined;
  readonly onChange: (age: TypedAge) => void;
}

/** An adult unless the agent says otherwise: most travellers are, and rights are the same from 18 on. */
export function AgeField({ value: age, error, onChange }: AgeFieldProps): ReactNode {
  return (
    <div className={styles.age}>
      <RadioGroup
        name="age"
        legend={contactText.ageLegend}
        hint={contactText.ageHint}
        options={options}
        selected={age.isMinimum ? 'adult' : 'exact'}
        onChange={(choice) => onChange({ isMinimum: choice === 'adult', text: '' })}
        layout="list"
      />
      {!age.isMinimum && (
        <TextField
          id={ageFieldId}
          label={contactText.exactLabel}
          error={error}
          value={age.text}
          onChange={(text) => onChange({ isMinimum: false, text })}
          inputMode="numeric"
          suffix={contactText.suffix}
          enterKeyHint="next"
        />
      )}
    </div>
  );
}
