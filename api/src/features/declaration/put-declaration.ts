import { type Declaration, type DeclarationBody, minuteMs } from '@retour/contract';
import { allowedTransitions, isEditable } from '@retour/core';
import type { VersionPrecondition } from '../../platform/http/if-match';
import { untilNotOvertaken } from '../../platform/until-not-overtaken';
import { actorOf, type Requester, rolesOf } from './access';
import { arrivalDay, assessDeclaration, editionsOn, editionsText } from './assess-declaration';
import { hashClaimToken, isStrongClaimToken, makeClaimToken } from './claim-token';
import type { DeclarationContext } from './context';
import {
  declarationErased,
  declarationFrozen,
  declarationNotFound,
  notTheAuthor,
  staleVersion,
  tooManyChanges,
  weakClaimToken,
} from './problems';
import type { PutCounts } from './put-limits';
import { fingerprintOf, requestToStore } from './request-to-store';
import type { StoredDeclaration } from './storage/declaration-row';
import type { FindDeclaration } from './storage/find-declaration';
import type { InsertDeclaration } from './storage/insert-declaration';
import { replaceDraft } from './storage/replace-draft';
import { storedLimits } from './stored-limits';

export interface PutContext extends DeclarationContext {
  readonly find: FindDeclaration;
  readonly insert: InsertDeclaration;
}

export interface PutRequest {
  readonly id: string;
  readonly body: DeclarationBody;
  readonly requester: Requester;
  readonly ifMatch: VersionPrecondition | null;
  readonly counts: PutCounts;
}

export interface PutAnswer {
  readonly declaration: Declaration;
  /** Made by the server for a traveller who brought none; told this once. */
  readonly claimToken?: string;
}

interface Prepared {
  readonly request: ReturnType<typeof requestToStore>;
  readonly fingerprint: string;
  readonly day: string;
  readonly at: Date;
}

function prepare(context: DeclarationContext, body: DeclarationBody): Prepared {
  const at = context.now();
  const day = arrivalDay(body, at);
  const request = requestToStore(body, day);
  return { request, day, at, fingerprint: fingerprintOf(request, editionsOn(day, context)) };
}

async function create(
  context: PutContext,
  { id, body, requester, ifMatch, counts }: PutRequest,
  { request, fingerprint, day, at }: Prepared,
): Promise<PutAnswer | null> {
  if (ifMatch !== null) throw staleVersion(null);
  const isTraveller = requester.caller.kind === 'public';
  const brought = isTraveller ? requester.claimToken : undefined;
  if (brought !== undefined && !isStrongClaimToken(brought)) throw weakClaimToken();
  await counts.creation();
  const assessed = assessDeclaration(body, day, context);
  const made = isTraveller && brought === undefined ? makeClaimToken() : undefined;
  const token = brought ?? made;
  const author = actorOf(requester);
  const inserted = await context.insert({
    id,
    author,
    claimTokenHash: token === undefined ? null : hashClaimToken(token),
    fingerprint,
    request,
    at,
    ...assessed,
  });
  if (inserted === null) return null;
  const moment = at.toISOString();
  return {
    declaration: {
      id,
      publicId: inserted.publicId,
      status: 'draft',
      version: 1,
      authorType: author.type,
      ...(author.id === null ? {} : { authorId: author.id }),
      createdAt: moment,
      updatedAt: moment,
      ...request,
      ...assessed,
    },
    ...(made === undefined ? {} : { claimToken: made }),
  };
}

/** Longer than a process takes to know the rates that another one read, and than a device waits before it tries again. */
const retryMs = 2 * minuteMs;

/**
 * Whether this is what has just been stored, sent again, whatever tables this process knows: the answer was lost, and the
 * amount that it told is the one that stays. Who tells no day of arrival means that of the first try, were it midnight since.
 */
function isRetry({ declaration, fingerprint }: StoredDeclaration, body: DeclarationBody, at: Date): boolean {
  const { assessment, exchangeRates, updatedAt } = declaration;
  const storedAt = new Date(updatedAt);
  if (at.getTime() - storedAt.getTime() > retryMs) return false;
  const request = requestToStore(body, arrivalDay(body, storedAt));
  return fingerprint === fingerprintOf(request, editionsText(assessment.edition, exchangeRates.edition));
}

async function replace(
  context: DeclarationContext,
  { id, body, requester, ifMatch, counts }: PutRequest,
  { request, fingerprint, day, at }: Prepared,
  stored: StoredDeclaration,
): Promise<PutAnswer | null> {
  const { declaration } = stored;
  const { status, version } = declaration;
  const roles = rolesOf(stored, requester);
  if (!roles?.has('author')) {
    await counts.refusal();
    throw roles === null ? declarationNotFound() : notTheAuthor();
  }
  if (declaration.anonymisedAt !== undefined) throw declarationErased();
  const isSame = stored.fingerprint === fingerprint || isRetry(stored, body, at);
  // The answer to the change that made this version may have been lost: its condition named the version before.
  const holds = ifMatch === null || ifMatch.accepts(version) || (isSame && ifMatch.accepts(version - 1));
  if (holds && isSame) {
    await counts.repetition();
    return { declaration };
  }
  await counts.replacement();
  if (!holds) throw staleVersion(version);
  if (!isEditable(status)) throw declarationFrozen(status, allowedTransitions(status, roles));
  if (version >= storedLimits.draftVersions) throw tooManyChanges(status, allowedTransitions(status, roles));
  const assessed = assessDeclaration(body, day, context);
  const replaced = await replaceDraft(context.run, {
    id,
    version,
    fingerprint,
    request,
    by: actorOf(requester),
    at,
    ...assessed,
  });
  if (!replaced) return null;
  const { publicId, authorType, authorId, createdAt } = declaration;
  return {
    declaration: {
      id,
      publicId,
      status,
      version: version + 1,
      authorType,
      ...(authorId === undefined ? {} : { authorId }),
      createdAt,
      updatedAt: at.toISOString(),
      ...request,
      ...assessed,
    },
  };
}

/** Creates a draft, or replaces it by what is sent. The same request sent again changes nothing and answers the same. */
export async function putDeclaration(context: PutContext, put: PutRequest): Promise<PutAnswer> {
  const prepared = prepare(context, put.body);
  return untilNotOvertaken(async () => {
    const stored = await context.find(put.id);
    return stored === null ? create(context, put, prepared) : replace(context, put, prepared, stored);
  });
}
