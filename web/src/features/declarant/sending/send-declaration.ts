import {
  changeDeclarationStatusRoute,
  claimTokenHeader,
  type Declaration,
  type DeclarationBodyInput,
  declarationBodySchema,
  putDeclarationRoute,
  readDeclarationRoute,
} from '@retour/contract';
import { CallError, callRoute } from '../../../lib/http';

const conflict = 409;
const staleVersion = 412;
/** A change made elsewhere between our two calls is taken in once; more than that is a fault. */
const maxRounds = 3;

export interface SentIdentity {
  readonly declarationId: string;
  /** The traveller's secret; an agent shows who they are by their session. */
  readonly claimToken?: string | undefined;
}

export interface SentOutcome {
  readonly declaration: Declaration;
  /** An earlier try had got through, with other answers than these: it is the one that counts. */
  readonly isEarlierTry: boolean;
}

/**
 * Creates the declaration and submits it. May be called again after any failure, with the same id and secret: whatever
 * the server had already done is recognised, and the declaration exists once.
 * @param beforeSubmitting told as the draft is there: from then on, an answer that is lost may be that of what is submitted
 * @throws CallError when nothing certain is known, or when the server refuses
 */
export async function sendDeclaration(
  { declarationId, claimToken }: SentIdentity,
  input: DeclarationBodyInput,
  signal: AbortSignal,
  beforeSubmitting: () => void = () => undefined,
): Promise<SentOutcome> {
  const call = { params: { declarationId }, signal };
  const headers: Record<string, string> = claimToken === undefined ? {} : { [claimTokenHeader]: claimToken };
  const body = declarationBodySchema.parse(input);

  for (let round = 1; ; round += 1) {
    let isTaken = false;
    try {
      const draft = await callRoute(putDeclarationRoute, { ...call, headers, body });
      isTaken = true;
      if (draft.status !== 'draft') return { declaration: draft, isEarlierTry: false };
      beforeSubmitting();
      const submitted = await callRoute(changeDeclarationStatusRoute, {
        ...call,
        headers: { ...headers, 'if-match': `"${draft.version}"` },
        body: { status: 'submitted' },
      });
      return { declaration: submitted, isEarlierTry: false };
    } catch (error) {
      if (!isAboutState(error) || round === maxRounds) throw error;
      const current = await callRoute(readDeclarationRoute, { ...call, headers });
      // What an agent corrected meanwhile is refused as other answers are.
      const isEarlierTry = !isTaken && current.correction === undefined;
      if (current.status !== 'draft') return { declaration: current, isEarlierTry };
    }
  }
}

/** The declaration is not in the state that the call supposed: an earlier try, or another tab, got through. */
function isAboutState(error: unknown): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== 'problem') return false;
  return [conflict, staleVersion].includes(error.failure.status);
}
