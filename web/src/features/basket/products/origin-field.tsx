import type { Tariff } from '@retour/core';
import type { ReactNode } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { SelectField, type SelectOption } from '../../../ui';
import { countriesOfPurchase } from '../../reference';
import { articleText } from '../text/article-text';

export interface OriginFieldProps extends FieldEntry<string> {
  readonly tariff: Tariff;
}

const options: readonly SelectOption[] = [
  { value: '', label: articleText.originUnknown },
  ...countriesOfPurchase.map(({ code, name }) => ({ value: code, label: name })),
];

/** Where it was made, asked only where the answer can spare a customs duty. */
export function OriginField({ tariff, ...entry }: OriginFieldProps): ReactNode {
  const hasDuty = tariff.dutyRate > 0 || tariff.specificDuty !== null;
  if (!hasDuty || tariff.agricultural || tariff.exciseClass !== null) return null;
  return (
    <SelectField {...entry} label={articleText.origin} hint={articleText.originHint} options={options} />
  );
}
