import { formatNumber, formatPrice } from '@retour/core';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../../ui';
import type { PricedArticle } from '../../basket/products/read-priced-article';
import type { PriceBasis } from '../../basket/products/typed-list/read-article';
import { typedListText } from '../../basket/text/typed-list-text';

export interface BasisQuestionProps {
  readonly read: PricedArticle;
  readonly basis: PriceBasis;
  readonly onSay: (basis: PriceBasis) => void;
}

/** « 2 parfums 80 $ »: eighty for each, or for both. */
export function BasisQuestion({
  read: { price, currency, count },
  basis,
  onSay,
}: BasisQuestionProps): ReactNode {
  const words = formatPrice(price, currency);
  return (
    <RadioGroup<PriceBasis>
      id="prix-pour"
      name="prix-pour"
      layout="list"
      legend={typedListText.basisQuestion(words, formatNumber(count))}
      options={[
        { id: 'each', value: typedListText.each(words) },
        { id: 'all', value: typedListText.all(words) },
      ]}
      selected={basis}
      onChange={onSay}
    />
  );
}
