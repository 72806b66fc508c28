import { type ReactNode, useState } from 'react';
import { RadioGroup, TextField } from '../../../../ui';
import { contactText } from '../text/creation-text';
import styles from './steps.module.css';

/** From this age on, nothing that is owed depends on it. */
export const adultAge = 18;
export const ageFieldId = 'age';

const options = [
  { id: 'adult', value: contactText.adult },
  { id: 'exact', value: contactText.exact },
] as const;

export interface AgeFieldProps {
  /** As typed. */
  readonly age: string;
  readonly error: string | undefined;
  readonly onChange: (age: string) => void;
}

/** An adult unless the agent says otherwise: most travellers are, and rights are the same from 18 on. */
export function AgeField({ age, error, onChange }: AgeFieldProps): ReactNode {
  const [isExact, setIsExact] = useState(age !== String(adultAge));
  return (
    <div className={styles.age}>
      <RadioGroup
        name="age"
        legend={contactText.ageLegend}
        hint={contactText.ageHint}
        options={options}
        selected={isExact ? 'exact' : 'adult'}
        onChange={(choice) => {
          setIsExact(choice === 'exact');
          onChange(choice === 'exact' ? '' : String(adultAge));
        }}
        layout="list"
      />
      {isExact && (
        <TextField
          id={ageFieldId}
          label={contactText.exactLabel}
          error={error}
          value={age}
          onChange={onChange}
          inputMode="numeric"
          suffix={contactText.suffix}
          enterKeyHint="next"
        />
      )}
    </div>
  );
}
