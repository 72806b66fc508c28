import {
  type Declaration,
  type FieldProblem,
  type HistoryEntry,
  type Problem,
  readDeclarationRoute,
} from '@retour/contract';
import { typeset } from '@retour/core';
import { CallError, type CallFailure, callRoute, isWorthRetrying, retryDelayMs } from '../../../lib/http';
import { changesSince, type SeenDeclaration } from '../queries/changes-since';
import { readHistory } from '../queries/review-queries';

/** What changed under an agent's hands. */
export interface Conflict extends HalfWritten {
  /** Null when it could not be read. */
  readonly latest: Declaration | null;
  /** Changes since the version that the agent saw, oldest first. */
  readonly changes: readonly HistoryEntry[];
  /** What was asked is the first of them, by an earlier try whose answer was lost; the others came after. */
  readonly isWritten?: boolean;
}

/** Of an act in two writes: the hand-over is recorded, and the status that was to follow is not given. */
interface HalfWritten {
  readonly isHandedOver?: boolean;
}

export type UnsavedReason = 'offline' | 'unreachable' | 'captive-portal' | 'signed-out';

/** What became of something that an agent asked to write. */
export type WriteOutcome<Answer> =
  | { readonly kind: 'saved'; readonly answer: Answer }
  /** Somebody else came first: nothing was written. */
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** The server says what to put right. */
  | ({
      readonly kind: 'refused';
      readonly message: string;
      readonly errors: readonly FieldProblem[];
      /** Nothing is wrong with it: it may be asked again once the server has had its pause. */
      readonly isPutOff?: boolean;
    } & HalfWritten)
  | ({ readonly kind: 'unsaved'; readonly reason: UnsavedReason } & HalfWritten);

/** What was not written, and may be put right or asked again. */
export type FailedWrite = Extract<WriteOutcome<unknown>, { kind: 'refused' | 'unsaved' }>;

/** The header by which a change names the version it is based on. */
export function ifVersion(version: number): Readonly<Record<string, string>> {
  return { 'if-match': `"${version}"` };
}

/** The same of what names no version: nobody comes first. */
export async function runFreely<Answer>(
  write: () => Promise<Answer>,
): Promise<Exclude<WriteOutcome<Answer>, { kind: 'conflict' }>> {
  try {
    return { kind: 'saved', answer: await insist(write) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return outcomeOf(error.failure);
  }
}

/** Runs a write once and says what became of it, reading what came first when it is refused for that. */
export async function runWrite<Answer>(
  seen: SeenDeclaration,
  write: () => Promise<Answer>,
): Promise<WriteOutcome<Answer>> {
  try {
    return { kind: 'saved', answer: await insist(write) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { failure } = error;
    if (isConflict(failure)) return { kind: 'conflict', conflict: await readConflict(seen) };
    return outcomeOf(failure);
  }
}

const moreTries = 2;
/** Of a longer wait the agent is told instead, in milliseconds. */
const patience = 10_000;
const tooMany = 429;

/** Asks again what a busy server put off without doing it; anything else is the agent's to decide. */
async function insist<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const delay = retryDelayMs(tries, error);
      if (tries === moreTries || !isPutOff(error) || delay > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

function isPutOff(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'problem' && isWorthRetrying(error.failure);
}

/** Refusals by which somebody else came first; any other is of the version that the agent saw, and stays until it is put right. */
const overtakings: readonly string[] = ['stale-version', 'declaration-erased', 'proposal-decided'];

function isConflict(failure: CallFailure): boolean {
  return failure.kind === 'problem' && overtakings.includes(failure.problem.code);
}

/** The server's own sentence: that of the first field, where it blames one. */
export function wordsOfProblem({ detail, errors = [] }: Problem): string {
  return typeset(errors[0]?.message ?? detail);
}

function outcomeOf(failure: CallFailure): FailedWrite {
  if ('status' in failure && failure.status === 401) return { kind: 'unsaved', reason: 'signed-out' };
  if (failure.kind === 'problem' && failure.status < 500) {
    return {
      kind: 'refused',
      message: wordsOfProblem(failure.problem),
      errors: failure.problem.errors ?? [],
      ...(failure.status === tooMany ? { isPutOff: true } : {}),
    };
  }
  if (failure.kind === 'offline' || failure.kind === 'captive-portal') {
    return { kind: 'unsaved', reason: failure.kind };
  }
  return { kind: 'unsaved', reason: 'unreachable' };
}

async function readConflict(seen: SeenDeclaration): Promise<Conflict> {
  try {
    const [latest, history] = await Promise.all([
      callRoute(readDeclarationRoute, { params: { declarationId: seen.id }, retry: true }),
      readHistory(seen.id),
    ]);
    return { latest, changes: changesSince(seen, history) };
  } catch {
    return { latest: null, changes: [] };
  }
}
