import type { AccessAction } from '@retour/contract';
import { centsOf, waitingStatuses } from '@retour/core';
import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { textList } from '../../../platform/database/sql-text';
import type { Actor } from '../../declaration/storage/actor';
import type { AttachedMail } from '../../declaration/storage/change-status';
import type { DeclarationAssessment } from '../../declaration/storage/declaration-row';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { wordsOf } from '../../declaration/storage/insert-declaration';

export interface StoredCorrection extends DeclarationAssessment {
  readonly id: string;
  /** The version that is corrected; nothing is written when it is no longer the current one. */
  readonly version: number;
  /** Recognises the same correction sent again; null: its proposal's. */
  readonly fingerprint: string | null;
  readonly request: StoredRequest;
  /** Text of the QR code of the new version. */
  readonly code: string;
  /** null: its proposal's. */
  readonly reason: string | null;
  /** How many articles it records as handed over, where it changes nothing else; else 0. */
  readonly handedOver: number;
  readonly mail: AttachedMail | null;
  /** The one that another officer proposed, which this approves; null for an officer's own. */
  readonly proposal: string | null;
  readonly by: Actor;
  readonly at: Date;
}

const statuses = textList(waitingStatuses);

/**
 * The words of a proposal are its own row's, held after its declaration: whoever is erased meanwhile is taken out of them, and a reason
 * that was read before would bring them back.
 */
const text = `
with held as materialized (
  select id from declaration
  where id = $1 and version = $2 and ($20::uuid is null or pending_correction_id = $20::uuid) and status in (${statuses}) and anonymised_at is null
  for no key update
), proposed as materialized (
  select reason, fingerprint from correction_proposal
  where id = $20::uuid and declaration_id in (select id from held) for no key update
), corrected as (
  update declaration
  set version = version + 1, fingerprint = coalesce((select fingerprint from proposed), $3), request = $4, assessment = $5, exchange_rates = $6, code = $7::text,
    mean_of_transport = $14::text, search_words = array_to_tsvector($15::text[]), corrected_at = $8::timestamptz, correction_reason = coalesce((select reason from proposed), $9::text), updated_at = $8::timestamptz,
    pending_correction_id = case when $20::uuid is null then pending_correction_id end
  where id in (select id from held)
  returning id, version, status, correction_reason
), logged as (${insertEntry({ entry: '$13', from: 'corrected' })}
), kept as (
  insert into declaration_version (declaration_id, version, request, assessment, exchange_rates, code)
  select previous.id, previous.version, previous.request, previous.assessment, previous.exchange_rates, previous.code
  from declaration previous join corrected on corrected.id = previous.id
), trail as (
  insert into declaration_history
    (declaration_id, version, at, actor_type, actor_id, action, from_status, to_status, reason, total_cents, handed_over)
  select id, version, $8::timestamptz, $10::text, $11::text, 'corrected', status, status, correction_reason, $12::bigint, nullif($21::smallint, 0)
  from corrected
), approved as (
  update correction_proposal set outcome = 'approved', decided_at = $8::timestamptz, decided_by = $11::text
  from corrected where correction_proposal.id = $20::uuid
), mail as (
  insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select $16::text, $17::text, $18::text, $19::json, $8::timestamptz, $8::timestamptz from corrected
  where $16::text is not null
  on conflict (message_id) do nothing
)
select version from corrected`;

/** What the access log calls it: what only records a hand-over corrects nothing. */
function loggedAs({ proposal, handedOver }: StoredCorrection): AccessAction {
  if (proposal !== null) return 'correction-approved';
  return handedOver > 0 ? 'articles-handed-over' : 'declaration-corrected';
}

/**
 * Stores a corrected declaration as its new version; the one it replaces is kept whole, copied by the statement that still
 * reads it as it was. False when it was overtaken.
 */
export async function saveCorrection(run: RunStatement, correction: StoredCorrection): Promise<boolean> {
  const { mail } = correction;
  const rows = await run({
    name: 'keep-correction',
    text,
    values: [
      correction.id,
      correction.version,
      correction.fingerprint,
      JSON.stringify(correction.request),
      JSON.stringify(correction.assessment),
      JSON.stringify(correction.exchangeRates),
      correction.code,
      correction.at,
      correction.reason,
      correction.by.type,
      correction.by.id,
      centsOf(correction.assessment.total),
      entryOf(correction.by.acting ?? null, {
        action: loggedAs(correction),
        subject: { kind: 'declaration', id: correction.id },
        details: { version: correction.version },
      }),
      correction.request.meanOfTransport,
      wordsOf(correction.request),
      mail?.messageId ?? null,
      mail?.composer ?? null,
      mail?.recipient ?? null,
      mail === null ? null : JSON.stringify(mail.payload),
      correction.proposal,
      correction.handedOver,
    ],
  });
  return rows.length === 1;
}
