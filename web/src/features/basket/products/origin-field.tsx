import { type Arrival, mayClaimOrigin, type Product } from '@retour/core';
import type { ReactNode } from 'react';
import type { FieldEntry } from '../../../lib/form';
import { SelectField, type SelectOption } from '../../../ui';
import { countriesOfPurchase } from '../../reference';
import { articleText } from '../text/article-text';

export interface OriginFieldProps extends FieldEntry<string> {
  readonly product: Product | null;
  /** Of the country where the article was bought; null until it is known. */
  readonly arrival: Arrival | null;
}

const options: readonly SelectOption[] = [
  { value: '', label: articleText.originUnknown },
  ...countriesOfPurchase.map(({ code, name }) => ({ value: code, label: name })),
];

/** Where it was made, asked only where the answer can spare a customs duty; what was said is kept where it is not. */
export function OriginField({ product, arrival, ...entry }: OriginFieldProps): ReactNode {
  if (product === null || arrival === null || !mayClaimOrigin(product, arrival)) return null;
  return (
    <SelectField {...entry} label={articleText.origin} hint={articleText.originHint} options={options} />
  );
}
