import type { Tariff } from '@retour/core';
import type { ReactNode } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { type ComboboxItem, SelectField } from '../../../ui';
import { articleText } from '../text/article-text';

export interface OriginFieldProps extends FieldEntry<string> {
  readonly tariff: Tariff;
  readonly countries: readonly ComboboxItem[];
}

/** Where it was made, asked only where the answer can spare a customs duty. */
export function OriginField({ tariff, countries, ...entry }: OriginFieldProps): ReactNode {
  const hasDuty = tariff.dutyRate > 0 || tariff.specificDuty !== null;
  if (!hasDuty || tariff.agricultural || tariff.exciseClass !== null) return null;
  return (
    <SelectField
      {...entry}
      label={articleText.origin}
      hint={articleText.originHint}
      options={[
        { value: '', label: articleText.originUnknown },
        ...countries.map(({ id, label }) => ({ value: id, label })),
      ]}
    />
  );
}
