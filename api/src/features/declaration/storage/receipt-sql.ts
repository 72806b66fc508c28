import type { Declaration } from '@retour/contract';
import { eurosOf, formatReceiptNumber, type MeanOfPayment } from '@retour/core';

/** As the database writes it. */
export interface ReceiptColumn {
  readonly year: number;
  readonly number: number;
  readonly office_id: string;
  readonly office_name: string;
  readonly officer: string;
  readonly at: string;
  readonly cents: number;
  readonly parts: readonly {
    readonly mean: MeanOfPayment;
    readonly cents: number;
    readonly given: number | null;
  }[];
}

/** The payment that stands of a row of `declaration`; null for what is not paid, and for a payment of before the numbers. */
export const receiptColumn = `case when declaration.status = 'paid' then (
    select json_build_object('year', paid.year, 'number', paid.number, 'office_id', paid.office_id,
      'office_name', paid.office_name, 'officer', trim(concat_ws(' ', officer.first_name, officer.last_name)),
      'at', paid.at, 'cents', paid.total_cents, 'parts', (
        select coalesce(json_agg(json_build_object('mean', part.mean, 'cents', part.cents, 'given', part.given_cents)
          order by part.position), '[]')
        from payment_part part where part.payment_id = paid.id
      ))
    from payment paid left join agent officer on officer.id::text = paid.agent_id
    where paid.declaration_id = declaration.id and paid.reversed_at is null
  ) end`;

/** As the database writes it: with what was settled then, and without the number of a receipt where there was none. */
export interface ReversedColumn {
  readonly settled_at: string;
  readonly cents: number | null;
  readonly office_id: string | null;
  readonly year: number;
  readonly number: number;
}

/**
 * What was settled last of a row of `declaration`, paid or closed, and was reversed: nothing else leads out of `paid`. Null for what
 * was never settled, and for what is.
 */
export const reversedColumn = `case when declaration.status not in ('draft', 'cancelled', 'paid') then (
    select json_build_object('settled_at', settled.at, 'cents', settled.total_cents, 'office_id', paid.office_id, 'year', paid.year, 'number', paid.number)
    from declaration_history settled
    left join payment paid on paid.declaration_id = settled.declaration_id and paid.version = settled.version
    where settled.declaration_id = declaration.id and settled.action = 'status-changed' and settled.to_status = 'paid'
    order by settled.version desc limit 1
  ) end`;

export function toReversed({
  settled_at: settledAt,
  cents,
  office_id: officeId,
  year,
  number,
}: ReversedColumn): NonNullable<Declaration['reversed']> {
  return {
    settledAt: new Date(settledAt).toISOString(),
    ...(officeId === null ? {} : { receipt: formatReceiptNumber({ officeId, year, number }) }),
    ...(cents === null ? {} : { amount: eurosOf(cents) }),
  };
}

export function toReceipt({
  office_id: id,
  office_name: name,
  officer,
  at,
  cents,
  parts,
  ...number
}: ReceiptColumn): NonNullable<Declaration['receipt']> {
  return {
    year: number.year,
    number: number.number,
    office: { id, name },
    ...(officer === '' ? {} : { officer }),
    at: new Date(at).toISOString(),
    amount: eurosOf(cents),
    payments: parts.map((part) => ({
      mean: part.mean,
      amount: eurosOf(part.cents),
      ...(part.given === null ? {} : { given: eurosOf(part.given) }),
    })),
  };
}
