import type { Declaration, ProposalDecision } from '@retour/contract';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { actorOf, type Requester } from '../../declaration/access';
import type { DeclarationContext } from '../../declaration/context';
import { mailOfCorrection } from '../../declaration/mails/declaration-mails';
import { findReadable } from '../../declaration/read-declaration';
import { signDeclaration } from '../../declaration/sign-declaration';
import { pickDeclared } from '../../declaration/storage/declared-content';
import { findDeclaration } from '../../declaration/storage/find-declaration';
import {
  notOwnProposal,
  ownProposal,
  proposalDecided,
  proposalNotFound,
  proposalReason,
  proposalStale,
} from '../problems';
import { closeProposal } from '../storage/close-proposal';
import { readProposals, readProposedContent, type StoredProposal } from '../storage/read-proposals';
import { saveCorrection } from '../storage/save-correction';
import { handedOverAlone } from './handed-over-alone';

export interface DecisionRequest {
  /** UUID or public id. */
  readonly reference: string;
  readonly proposalId: string;
  readonly decided: ProposalDecision;
  readonly requester: Requester;
}

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** What was proposed, written as the new version: nothing is computed again. False when another change came first. */
async function approve(
  { run, signer, mailDomain, now }: DeclarationContext,
  declaration: Declaration,
  proposal: StoredProposal,
  requester: Requester,
): Promise<boolean> {
  const content = await readProposedContent(run, proposal.id);
  if (content === null) throw proposalNotFound();
  const { id, version } = declaration;
  const { request, assessment: corrected, exchange_rates: exchangeRates } = content;
  return saveCorrection(run, {
    id,
    version,
    fingerprint: null,
    request,
    assessment: corrected,
    exchangeRates,
    code: signDeclaration(signer, { ...declaration, assessment: corrected }),
    reason: null,
    handedOver: handedOverAlone(pickDeclared(declaration), request),
    mail: mailOfCorrection({ id, version, declarantEmail: request.declarantEmail }, mailDomain),
    proposal: proposal.id,
    by: actorOf(requester),
    at: now(),
  });
}

/** One try; null when another change came first. */
async function tryDecision(
  context: DeclarationContext,
  { reference, proposalId, decided, requester }: DecisionRequest,
): Promise<Declaration | null> {
  const { run, now } = context;
  const { declaration } = await findReadable(run, reference, requester);
  const proposal = (await readProposals(run, declaration.id)).find(({ id }) => id === proposalId);
  if (proposal === undefined || proposal.outcome === 'lapsed') throw proposalNotFound();
  const by = actorOf(requester);
  const { decision, reason } = decided;
  if ((decision === 'refuse') !== (reason !== undefined)) {
    throw proposalReason(reason === undefined ? 'reason-missing' : 'reason-not-asked');
  }
  if (decision === 'withdraw' && proposal.by.id !== by.id) throw notOwnProposal();
  if (decision !== 'withdraw' && proposal.by.id === by.id) throw ownProposal();
  if (proposal.outcome !== null) {
    // Sent again, as its answer was lost.
    if (proposal.outcome === outcomes[decision] && proposal.decidedBy?.id === by.id) return declaration;
    throw proposalDecided(declaration.status);
  }
  const about = { id: proposal.id, declarationId: declaration.id, by, at: now() };
  if (decision === 'approve' && proposal.version !== declaration.version) {
    throw proposalStale(declaration.status);
  }
  const isWritten =
    decision === 'approve'
      ? await approve(context, declaration, proposal, requester)
      : await closeProposal(run, { ...about, outcome: outcomes[decision], refusal: reason ?? null });
  return isWritten ? ((await findDeclaration(run, declaration.id))?.declaration ?? null) : null;
}

/**
 * What a second officer decides of a correction, or its author who withdraws it. Throws a 403 when it is not theirs to decide,
 * a 409 when it was decided, or when the declaration has changed since.
 */
export async function decideProposal(
  context: DeclarationContext,
  request: DecisionRequest,
): Promise<Declaration> {
  return untilNotOvertaken(() => tryDecision(context, request));
}
