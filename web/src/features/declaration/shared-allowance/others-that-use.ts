import type { SimulationAnswer } from '@retour/contract';
import { allowancesUsed, foldText, type UsedAllowance, usedElsewhere, usesOfSameDay } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/**
 * The declarations of the same person and day, sent from this device, that use an allowance which this answer counts in full.
 * @param declarant first and last names, as typed; without them nobody can be told from another traveller of the device
 * @param id of the declaration that the answer is of, sent or not
 */
export function othersThatUse(
  answer: SimulationAnswer,
  declarant: string | undefined,
  id: string | undefined,
  sent: readonly SentDeclaration[],
): readonly SentDeclaration[] {
  const theirs = othersOf(declarant, id, sent);
  const uses = usedElsewhere({ status: 'draft', date: answer.date, assessment: answer }, theirs.map(asOther));
  const ids = new Set(uses.map(({ publicId }) => publicId));
  return theirs.filter(({ publicId }) => ids.has(publicId));
}

/** The allowances of which the same declarations use some, whether this answer leaves enough or not. */
export function potsUsedByOthers(
  { date }: Pick<SimulationAnswer, 'date'>,
  declarant: string | undefined,
  id: string | undefined,
  sent: readonly SentDeclaration[],
): readonly UsedAllowance['pot'][] {
  return usesOfSameDay({ date }, othersOf(declarant, id, sent).map(asOther)).map(({ pot }) => pot);
}

function othersOf(
  declarant: string | undefined,
  id: string | undefined,
  sent: readonly SentDeclaration[],
): readonly SentDeclaration[] {
  return declarant ? sent.filter((other) => other.id !== id && isNamed(other, declarant)) : [];
}

function isNamed({ declarant }: SentDeclaration, name: string): boolean {
  return declarant !== undefined && wordsOf(declarant) === wordsOf(name);
}

/** Alike with or without a hyphen, and whichever name was typed first; agents are told of closer likenesses, by the server. */
function wordsOf(name: string): string {
  return foldText(name)
    .split(/[\s-]+/u)
    .sort()
    .join(' ');
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
