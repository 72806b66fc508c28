import type { Tariff } from '@retour/core';
import type { ReactNode } from 'react';
import { type ComboboxItem, SelectField } from '../../../ui';
import { articleText } from '../text/article-text';
import { fieldIds } from './article-fields';

export interface OriginFieldProps {
  readonly tariff: Tariff;
  readonly countries: readonly ComboboxItem[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (country: string) => void;
}

/** Where it was made, asked only where the answer can spare a customs duty. */
export function OriginField({ tariff, countries, value, error, onChange }: OriginFieldProps): ReactNode {
  const hasDuty = tariff.dutyRate > 0 || tariff.specificDuty !== null;
  if (!hasDuty || tariff.agricultural || tariff.exciseClass !== null) return null;
  return (
    <SelectField
      id={fieldIds.originCountry}
      label={articleText.origin}
      hint={articleText.originHint}
      error={error}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: articleText.originUnknown },
        ...countries.map(({ id, label }) => ({ value: id, label })),
      ]}
    />
  );
}
