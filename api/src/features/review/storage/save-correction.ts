import type { Declaration } from '@retour/contract';
import { centsOf, correctableStatuses } from '@retour/core';
import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import type { Actor } from '../../declaration/storage/actor';
import type { AttachedMail } from '../../declaration/storage/change-status';
import type { DeclarationAssessment } from '../../declaration/storage/declaration-row';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { wordsOf } from '../../declaration/storage/insert-declaration';

export interface StoredCorrection extends DeclarationAssessment {
  readonly id: string;
  /** The version that is corrected; nothing is written when it is no longer the current one. */
  readonly version: number;
  /** Recognises the same correction sent again. */
  readonly fingerprint: string;
  readonly request: StoredRequest;
  /** Text of the QR code of the new version. */
  readonly code: string;
  readonly reason: string;
  readonly previous: Pick<Declaration, 'meanOfTransport' | 'assessment'>;
  readonly mail: AttachedMail | null;
  readonly by: Actor;
  readonly at: Date;
}

const statuses = correctableStatuses.map((status) => `'${status}'`).join(', ');

const text = `
with corrected as (
  update declaration
  set version = version + 1, fingerprint = $3, request = $4, assessment = $5, exchange_rates = $6, code = $7::text,
    mean_of_transport = $15::text, search_words = array_to_tsvector($16::text[]), corrected_at = $8::timestamptz, correction_reason = $9::text, updated_at = $8::timestamptz
  where id = $1 and version = $2 and status in (${statuses}) and anonymised_at is null
  returning id, version, status, created_day
), kept as (
  insert into declaration_version (declaration_id, version, request, assessment, exchange_rates, code)
  select previous.id, previous.version, previous.request, previous.assessment, previous.exchange_rates, previous.code
  from declaration previous join corrected on corrected.id = previous.id
), trail as (
  insert into declaration_history
    (declaration_id, version, at, actor_type, actor_id, action, from_status, to_status, reason, total_cents)
  select id, version, $8::timestamptz, $10::text, $11::text, 'corrected', status, status, $9::text, $13::bigint
  from corrected
), tally as (
  insert into declaration_tally_change (day, status, mean_of_transport, declarations, cents)
  select created_day, status, moved.mean_of_transport, moved.change, moved.cents
  from corrected, (values ($17::text, -1, -$12::bigint), ($15::text, 1, $13::bigint)) as moved (mean_of_transport, change, cents)
  where ($17::text, $12::bigint) <> ($15::text, $13::bigint)
), mail as (
  insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select $18::text, $19::text, $20::text, $21::json, $8::timestamptz, $8::timestamptz from corrected
  where $18::text is not null
  on conflict (message_id) do nothing
), logged as (${insertEntry({ entry: '$14', from: 'corrected' })})
select version from corrected`;

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
      centsOf(correction.previous.assessment.total),
      centsOf(correction.assessment.total),
      entryOf(correction.by.acting ?? null, {
        action: 'declaration-corrected',
        subject: { kind: 'declaration', id: correction.id },
        details: { version: correction.version },
      }),
      correction.request.meanOfTransport,
      wordsOf(correction.request),
      correction.previous.meanOfTransport,
      mail?.messageId ?? null,
      mail?.composer ?? null,
      mail?.recipient ?? null,
      mail === null ? null : JSON.stringify(mail.payload),
    ],
  });
  return rows.length === 1;
}
