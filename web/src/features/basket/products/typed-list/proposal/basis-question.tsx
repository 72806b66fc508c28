import { formatNumber, formatPrice } from '@retour/core';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../../../../ui';
import { typedListText } from '../../../text/typed-list-text';
import { totalOf } from '../reading/fill-draft';
import type { PriceBasis } from '../reading/read-article';

export interface BasisQuestionProps {
  readonly id: string;
  readonly price: number;
  readonly currency: string;
  readonly count: number;
  readonly basis: PriceBasis | undefined;
  readonly isMissing: boolean;
  readonly onSay: (basis: PriceBasis) => void;
}

/** « 2 parfums 80 $ »: eighty for each, or for both. */
export function BasisQuestion({
  id,
  price,
  currency,
  count,
  basis,
  isMissing,
  onSay,
}: BasisQuestionProps): ReactNode {
  const words = formatPrice(price, currency);
  const total = formatPrice(totalOf(price, count), currency);
  return (
    <RadioGroup<PriceBasis>
      id={id}
      name={id}
      layout="list"
      legend={typedListText.basisQuestion(words, formatNumber(count))}
      options={[
        { id: 'each', value: typedListText.each(words), hint: typedListText.thatIsAll(total) },
        { id: 'all', value: typedListText.all(words) },
      ]}
      selected={basis}
      error={isMissing ? typedListText.basisMissing : undefined}
      onChange={onSay}
    />
  );
}
