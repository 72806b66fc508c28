import type { AccessAction, HistoryEntry } from '@retour/contract';
import {
  type DeclarationStatus,
  isReopening,
  isReversal,
  type MeanOfPayment,
  type Office,
  type PaymentPart,
  unpaidOutcomes,
} from '@retour/core';
import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { dayInParisOf, textList } from '../../../platform/database/sql-text';
import type { Actor } from './actor';

/** A mail to send when, and only when, the change is made. */
export interface AttachedMail {
  readonly messageId: string;
  readonly composer: string;
  readonly recipient: string;
  readonly payload: object;
}

/** What is collected by a change, under the next number of its office in its year. */
export interface NewReceipt {
  readonly office: Pick<Office, 'id' | 'name'>;
  /** Of Paris. */
  readonly year: number;
  readonly parts: readonly PaymentPart[];
}

export interface StatusUpdate {
  readonly id: string;
  /** The version the change was decided on; nothing is written when it is no longer the current one. */
  readonly version: number;
  readonly from: DeclarationStatus;
  readonly to: DeclarationStatus;
  readonly payment: MeanOfPayment | null;
  readonly receipt: NewReceipt | null;
  /** Of the agent who decides; null for who does not: a declarant, and who has it wait again. */
  readonly officeId: string | null;
  /** Why it ends without a payment, or is taken up again. */
  readonly reason: string | null;
  /** Owed, frozen since the submission. */
  readonly cents: number;
  /** The same of what may be kept, where an article may not enter. */
  readonly askedCents: number;
  /** Text of the QR code of the new version, from submission on. */
  readonly code: string | null;
  readonly mail: AttachedMail | null;
  /** The declarant is not written to: too many mails were asked for. */
  readonly isConfirmationWithheld: boolean;
  readonly by: Actor;
  readonly at: Date;
}

/** Nothing becomes a draft again. */
const actions = {
  draft: 'declaration-replaced',
  submitted: 'declaration-submitted',
  validated: 'declaration-validated',
  refused: 'declaration-refused',
  paid: 'declaration-paid',
  cancelled: 'declaration-cancelled',
  abandoned: 'declaration-abandoned',
  're-exported': 'declaration-re-exported',
  seized: 'declaration-seized',
} as const satisfies Record<DeclarationStatus, AccessAction>;

const unpaid = textList(unpaidOutcomes);

const text = `
with changed as (
  update declaration
  set version = version + 1, status = $3::text, updated_at = $4::timestamptz, code = coalesce($5::text, code),
    payment = case when $18::text = 'reversed' then null else coalesce($6::text, payment) end,
    reason = case when $3::text in (${unpaid}) then $14::text end,
    office_id = case $3::text when 'submitted' then null else coalesce($23::text, office_id) end,
    handled_day = case when $3::text = 'submitted' then null when $23::text is null then handled_day
      else ${dayInParisOf('$4::timestamptz')} end,
    confirmation_withheld = confirmation_withheld or $16::boolean,
    submitted_at = case when $3::text = 'submitted' then coalesce(submitted_at, $4::timestamptz) else submitted_at end
  where id = $1 and version = $2 and pending_correction_id is null
  returning id, version
), logged as (${insertEntry({ entry: '$17', from: 'changed' })}
), trail as (
  insert into declaration_history
    (declaration_id, version, at, actor_type, actor_id, action, from_status, to_status, payment, reason, total_cents,
      asked_cents, office_id)
  select id, version, $4::timestamptz, $7::text, $8::text, $18::text, $9::text, $3::text, $6::text, $14::text,
    $15::bigint, $24::bigint, $23::text
  from changed
), counter as (
  insert into receipt_counter (office_id, year, last)
  select $19::text, $20::smallint, 1 from changed where $19::text is not null
  on conflict (office_id, year) do update set last = receipt_counter.last + 1
  returning last
), collected as (
  insert into payment
    (declaration_id, version, office_id, office_name, agent_id, at, year, number, total_cents)
  select changed.id, changed.version, $19::text, $21::text, $8::text, $4::timestamptz, $20::smallint, counter.last, $15::bigint
  from changed, counter
  returning id
), parts as (
  insert into payment_part (payment_id, position, mean, cents, given_cents)
  select collected.id, part.position, part.mean, part.cents, part.given_cents
  from collected, json_to_recordset($22::json)
    as part (position smallint, mean text, cents bigint, given_cents bigint)
), reversed as (
  update payment set reversed_at = $4::timestamptz, reversed_by = $8::text
  from changed
  where payment.declaration_id = changed.id and payment.reversed_at is null and $18::text = 'reversed'
), mail as (
  insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select $10::text, $11::text, $12::text, $13::json, $4::timestamptz, $4::timestamptz from changed
  where $10::text is not null
  on conflict (message_id) do nothing
)
select version from changed`;

/** What the trail and the access log call a change. */
function actOf({ from, to }: StatusUpdate): {
  readonly action: HistoryEntry['action'];
  readonly logged: AccessAction;
} {
  if (isReopening(from, to)) return { action: 'reopened', logged: 'declaration-reopened' };
  if (isReversal(from, to)) return { action: 'reversed', logged: 'payment-reversed' };
  return { action: 'status-changed', logged: actions[to] };
}

function writtenParts(parts: readonly PaymentPart[]): string {
  return JSON.stringify(
    parts.map(({ mean, cents, givenCents }, position) => ({
      position,
      mean,
      cents,
      given_cents: givenCents ?? null,
    })),
  );
}

/** Gives a declaration its next status, with the audit entry and the mail that go with it; false when it was overtaken. */
export async function changeStatus(run: RunStatement, update: StatusUpdate): Promise<boolean> {
  const { mail } = update;
  const { action, logged } = actOf(update);
  const rows = await run({
    name: 'change-declaration-status',
    text,
    values: [
      update.id,
      update.version,
      update.to,
      update.at,
      update.code,
      update.payment,
      update.by.type,
      update.by.id,
      update.from,
      mail?.messageId ?? null,
      mail?.composer ?? null,
      mail?.recipient ?? null,
      mail === null ? null : JSON.stringify(mail.payload),
      update.reason,
      update.cents,
      update.isConfirmationWithheld,
      entryOf(update.by.acting ?? null, {
        action: logged,
        subject: { kind: 'declaration', id: update.id },
        details: { from: update.from },
      }),
      action,
      update.receipt?.office.id ?? null,
      update.receipt?.year ?? null,
      update.receipt?.office.name ?? null,
      writtenParts(update.receipt?.parts ?? []),
      update.officeId,
      update.askedCents,
    ],
  });
  return rows.length === 1;
}
