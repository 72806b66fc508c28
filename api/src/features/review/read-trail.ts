import type { HistoryEntry } from '@retour/contract';
import type { RunStatement } from '../../platform/database/database';
import { readHistory } from '../declaration/storage/read-history';
import { readProposals, type StoredProposal } from './storage/read-proposals';
import { type Amount, type KeptVersions, readVersions } from './storage/read-versions';

/** What a proposal leaves in the trail beside its approval, which is a correction. */
function entriesOf(proposal: StoredProposal, amounts: KeptVersions): readonly HistoryEntry[] {
  const { id, version, at, by, reason, outcome, decidedAt, decidedBy, refusal } = proposal;
  const about = { version, from: 'validated', to: 'validated', proposal: id } as const;
  const proposed: HistoryEntry = {
    ...about,
    at,
    by,
    action: 'correction-proposed',
    ...reasonOf(reason),
    ...between(amounts.of(version), amounts.proposed(id)),
  };
  if (decidedAt === null || decidedBy === null || (outcome !== 'refused' && outcome !== 'withdrawn')) {
    return [proposed];
  }
  const closed = { ...about, at: decidedAt, by: decidedBy, action: `correction-${outcome}` } as const;
  return [proposed, { ...closed, ...reasonOf(refusal) }];
}

/** A reason that was erased is none. */
function reasonOf(reason: string | null): Pick<HistoryEntry, 'reason'> {
  return reason === null || reason === '' ? {} : { reason };
}

/** Only where both are known. */
function between(before: Amount | undefined, after: Amount | undefined): Pick<HistoryEntry, 'amounts'> {
  return before === undefined || after === undefined ? {} : { amounts: { before, after } };
}

/** Every change of a declaration and every correction that was proposed for it, oldest first. */
export async function readTrail(run: RunStatement, declarationId: string): Promise<HistoryEntry[]> {
  const [history, proposals, versions] = await Promise.all([
    readHistory(run, declarationId),
    readProposals(run, declarationId),
    readVersions(run, declarationId),
  ]);
  const approved = new Map(
    proposals.flatMap((one) => (one.outcome === 'approved' ? [[one.version + 1, one] as const] : [])),
  );
  const changes = history.map((entry): HistoryEntry => {
    if (entry.action !== 'corrected') return entry;
    const corrected = {
      ...entry,
      ...between(versions.of(entry.version - 1), versions.of(entry.version)),
    };
    const proposal = approved.get(entry.version);
    return proposal === undefined
      ? corrected
      : { ...corrected, proposal: proposal.id, proposedBy: proposal.by };
  });
  return [...changes, ...proposals.flatMap((one) => entriesOf(one, versions))].sort(
    (one, other) => one.at.localeCompare(other.at) || one.version - other.version,
  );
}
