import { formatMoment, type Receipt, receiptNumberOf } from '@retour/contract';
import { centsOf, formatEuros, formatEurosAmount, paymentNames, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { detailText } from '../text/detail-text';
import { type Fact, Facts } from './facts';

/** Each mean once, with what it settled; then the cash that was given and what was given back. */
function meansFacts({ payments }: Receipt): readonly Fact[] {
  const means = [...new Set(payments.map(({ mean }) => mean))];
  return [
    ...means.map((mean) => ({
      name: paymentNames[mean],
      value: payments
        .filter((part) => part.mean === mean)
        .map(({ amount }) => formatEurosAmount(amount))
        .join(' + '),
    })),
    ...payments.flatMap(({ amount, given }) =>
      given === undefined
        ? []
        : [
            { name: detailText.given, value: formatEurosAmount(given) },
            { name: detailText.change, value: formatEuros(centsOf(given) - centsOf(amount)) },
          ],
    ),
  ];
}

/** What was collected, by whom, for which office, and under which number. */
export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }): ReactNode {
  return (
    <Facts
      id="recu"
      title={detailText.receipt}
      facts={[
        {
          name: detailText.receiptNumber,
          value: <span translate="no">{receiptNumberOf(receipt)}</span>,
        },
        { name: detailText.office, value: typeset(receipt.office.name) },
        ...(receipt.officer === undefined ? [] : [{ name: detailText.officer, value: receipt.officer }]),
        { name: detailText.collectedAt, value: formatMoment(receipt.at) },
        ...meansFacts(receipt),
      ]}
    />
  );
}
