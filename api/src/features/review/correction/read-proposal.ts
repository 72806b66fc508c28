import { type CorrectionProposal, changedFields, type Declaration } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import type { Requester } from '../../declaration/access';
import { readDeclaration } from '../../declaration/read-declaration';
import { pickDeclared } from '../../declaration/storage/declared-content';
import { proposalNotFound } from '../problems';
import { readProposals, readProposedContent, type StoredProposal } from '../storage/read-proposals';
import { readReplacedContent } from '../storage/read-replaced-content';
import { differenceOf } from './difference-of';

function stateOf({ version }: Declaration, proposal: StoredProposal): CorrectionProposal['state'] {
  if (proposal.outcome === null) return proposal.version === version ? 'pending' : 'stale';
  if (proposal.outcome === 'lapsed') throw proposalNotFound();
  return proposal.outcome;
}

/** What was proposed to a second officer, beside what the declaration was then. Throws a 404 once its traveller is erased. */
export async function readProposal(
  run: RunStatement,
  { reference, proposalId }: { readonly reference: string; readonly proposalId: string },
  requester: Requester,
): Promise<CorrectionProposal> {
  const declaration = await readDeclaration(run, reference, requester);
  const proposal = (await readProposals(run, declaration.id)).find(({ id }) => id === proposalId);
  if (proposal === undefined) throw proposalNotFound();
  const [after, replaced] = await Promise.all([
    readProposedContent(run, proposal.id),
    readReplacedContent(run, declaration.id, proposal.version),
  ]);
  if (after === null) throw proposalNotFound();
  const before = replaced ?? { request: pickDeclared(declaration), assessment: declaration.assessment };
  const { id, version, reason, at, by, decidedAt, decidedBy, refusal } = proposal;
  return {
    id,
    version,
    reason,
    at,
    by,
    before: before.assessment,
    after: after.assessment,
    declared: changedFields(before.request, after.request),
    difference: differenceOf(before.assessment, after.assessment),
    state: stateOf(declaration, proposal),
    ...(decidedAt === null ? {} : { decidedAt }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(refusal === null ? {} : { refusal }),
  };
}
