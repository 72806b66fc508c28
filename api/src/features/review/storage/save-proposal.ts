import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import type { Actor } from '../../declaration/storage/actor';
import type { DeclarationAssessment } from '../../declaration/storage/declaration-row';
import type { StoredRequest } from '../../declaration/storage/declared-content';

export interface NewProposal extends DeclarationAssessment {
  readonly id: string;
  readonly declarationId: string;
  /** The version that it would correct; nothing is written when it is no longer the current one, or when another one waits. */
  readonly version: number;
  readonly fingerprint: string;
  readonly request: StoredRequest;
  readonly reason: string;
  readonly by: Actor;
  readonly at: Date;
}

const text = `
with asked as (
  update declaration set pending_correction_id = $2::uuid
  where id = $1 and version = $3 and status = 'validated' and pending_correction_id is null and anonymised_at is null
  returning id
), logged as (${insertEntry({ entry: '$11', from: 'asked' })}
), proposed as (
  insert into correction_proposal
    (id, declaration_id, version, fingerprint, request, assessment, exchange_rates, reason, proposed_at, proposed_by)
  select $2::uuid, id, $3, $4::text, $5::json, $6::json, $7::json, $8::text, $9::timestamptz, $10::text from asked
)
select id from asked`;

/** Keeps a correction for a second officer: the declaration stays as it is, and waits. False when it was overtaken. */
export async function saveProposal(run: RunStatement, proposal: NewProposal): Promise<boolean> {
  const rows = await run({
    name: 'propose-correction',
    text,
    values: [
      proposal.declarationId,
      proposal.id,
      proposal.version,
      proposal.fingerprint,
      JSON.stringify(proposal.request),
      JSON.stringify(proposal.assessment),
      JSON.stringify(proposal.exchangeRates),
      proposal.reason,
      proposal.at,
      proposal.by.id,
      entryOf(proposal.by.acting ?? null, {
        action: 'correction-proposed',
        subject: { kind: 'declaration', id: proposal.declarationId },
        details: { version: proposal.version },
      }),
    ],
  });
  return rows.length === 1;
}
