import type { HistoryEntry } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import type { DeclarationRow } from '../../declaration/storage/declaration-row';

type By = HistoryEntry['by'];

/** A correction that was proposed to a second officer, without what it would change. */
export interface StoredProposal {
  readonly id: string;
  /** The version that it corrects: approved, it made the next one. */
  readonly version: number;
  readonly fingerprint: string;
  readonly reason: string;
  readonly at: string;
  readonly by: By & { readonly id: string };
  readonly outcome: 'approved' | 'refused' | 'withdrawn' | 'lapsed' | null;
  readonly decidedAt: string | null;
  readonly decidedBy: By | null;
  readonly refusal: string | null;
}

interface ProposalRow {
  readonly id: string;
  readonly version: number;
  readonly fingerprint: string;
  readonly reason: string;
  readonly proposed_at: Date;
  readonly proposed_by: string;
  readonly proposer: string;
  readonly outcome: StoredProposal['outcome'];
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decider: string;
  readonly refusal: string | null;
}

const nameOf = (agent: string): string => `trim(concat_ws(' ', ${agent}.first_name, ${agent}.last_name))`;

const text = `
select proposal.id, proposal.version, proposal.fingerprint, proposal.reason, proposal.proposed_at, proposal.proposed_by,
  proposal.outcome, proposal.decided_at, proposal.decided_by, proposal.refusal,
  ${nameOf('proposer')} as proposer, ${nameOf('decider')} as decider
from correction_proposal proposal
  left join agent proposer on proposer.id::text = proposal.proposed_by
  left join agent decider on decider.id::text = proposal.decided_by
where proposal.declaration_id = $1
order by proposal.proposed_at, proposal.version`;

function agentOf(id: string, name: string): By & { readonly id: string } {
  return { type: 'agent', id, ...(name === '' ? {} : { name }) };
}

/** Every correction that was proposed to a second officer for a declaration, oldest first. */
export async function readProposals(run: RunStatement, declarationId: string): Promise<StoredProposal[]> {
  const rows = await run<ProposalRow>({ name: 'read-correction-proposals', text, values: [declarationId] });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fingerprint: row.fingerprint,
    reason: row.reason,
    at: row.proposed_at.toISOString(),
    by: agentOf(row.proposed_by, row.proposer),
    outcome: row.outcome,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by === null ? null : agentOf(row.decided_by, row.decider),
    refusal: row.refusal,
  }));
}

export type ProposedContent = Pick<DeclarationRow, 'request' | 'assessment' | 'exchange_rates'>;

/** What a proposal makes of the declaration; null once the traveller is erased. */
export async function readProposedContent(run: RunStatement, id: string): Promise<ProposedContent | null> {
  const [row] = await run<ProposedContent>({
    name: 'read-proposed-content',
    text: `select request, assessment, exchange_rates from correction_proposal where id = $1 and request is not null`,
    values: [id],
  });
  return row ?? null;
}
