import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import type { Actor } from '../../declaration/storage/actor';

export interface ClosedProposal {
  readonly id: string;
  readonly declarationId: string;
  readonly outcome: 'refused' | 'withdrawn';
  readonly refusal: string | null;
  readonly by: Actor;
  readonly at: Date;
}

const text = `
with closed as (
  update declaration set pending_correction_id = null where id = $1 and pending_correction_id = $2::uuid
  returning id
), logged as (${insertEntry({ entry: '$7', from: 'closed' })}
), decided as (
  update correction_proposal
  set outcome = $3::text, decided_at = $4::timestamptz, decided_by = $5::text, refusal = $6::text
  from closed where correction_proposal.id = $2::uuid
)
select id from closed`;

/** Ends a proposal that changes nothing; false when it no longer waits. */
export async function closeProposal(run: RunStatement, closed: ClosedProposal): Promise<boolean> {
  const rows = await run({
    name: 'close-correction-proposal',
    text,
    values: [
      closed.declarationId,
      closed.id,
      closed.outcome,
      closed.at,
      closed.by.id,
      closed.refusal,
      entryOf(closed.by.acting ?? null, {
        action: `correction-${closed.outcome}`,
        subject: { kind: 'declaration', id: closed.declarationId },
      }),
    ],
  });
  return rows.length === 1;
}
