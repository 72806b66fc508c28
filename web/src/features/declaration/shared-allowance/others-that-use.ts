import type { SimulationAnswer } from '@retour/contract';
import {
  type AllowanceUse,
  allowancesUsed,
  drawnAllowances,
  foldText,
  usedElsewhere,
  usesOfSameDay,
} from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** Whose declaration an answer is of. */
export interface OwnDeclaration {
  /** First and last names, as typed; without them nobody can be told from another traveller of the device. */
  readonly declarant?: string | undefined;
  /** Of the declaration, sent or not. */
  readonly id?: string | undefined;
}

/** The declarations of the same person and day, sent from this device, that use an allowance which this answer counts in full. */
export function othersThatUse(
  answer: SimulationAnswer,
  own: OwnDeclaration,
  sent: readonly SentDeclaration[],
): readonly SentDeclaration[] {
  const theirs = othersOf(own, sent);
  const uses = usedElsewhere({ status: 'draft', date: answer.date, assessment: answer }, theirs.map(asOther));
  const ids = new Set(uses.map(({ publicId }) => publicId));
  return theirs.filter(({ publicId }) => ids.has(publicId));
}

/** The same of a declaration that is sent. */
export function othersBesideSent(
  sent: SentDeclaration,
  all: readonly SentDeclaration[],
): readonly SentDeclaration[] {
  return othersThatUse(sent.assessment, sent, all);
}

/** What the same person's declarations of the day use of the allowances that this answer draws, whether it leaves enough or not. */
export function usesByOthers(
  answer: SimulationAnswer,
  own: OwnDeclaration,
  sent: readonly SentDeclaration[],
): readonly AllowanceUse[] {
  const drawn = drawnAllowances(answer);
  const uses = usesOfSameDay(answer, othersOf(own, sent).map(asOther));
  return uses.filter(({ pot }) => drawn.includes(pot));
}

function othersOf(
  { declarant, id }: OwnDeclaration,
  sent: readonly SentDeclaration[],
): readonly SentDeclaration[] {
  return declarant ? sent.filter((other) => other.id !== id && isNamed(other, declarant)) : [];
}

function isNamed({ declarant }: SentDeclaration, name: string): boolean {
  if (declarant === undefined) return false;
  const [words, others] = [wordsOf(declarant), wordsOf(name)];
  return words.join('') === others.join('') || words.sort().join(' ') === others.sort().join(' ');
}

/** Alike with a hyphen, a space or neither, and whichever name was typed first; agents are told of closer likenesses, by the server. */
function wordsOf(name: string): string[] {
  return foldText(name).split(/[\s-]+/u);
}

function asOther({ publicId, status, assessment }: SentDeclaration) {
  return {
    publicId,
    status,
    likeness: 'name',
    date: assessment.date,
    allowances: allowancesUsed(assessment),
  } as const;
}
