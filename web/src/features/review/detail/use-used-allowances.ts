import { type Declaration, minuteMs, type RelatedDeclaration, type SimulationAnswer } from '@retour/contract';
import {
  drawnAllowances,
  formatEurosAmount,
  formatShortEurosAmount,
  isOfQuantity,
  type TakenOff,
  takenBeyondUse,
  typeset,
  type UsedAllowance,
  type AllowanceUse as UseOf,
  usedElsewhere,
  usedTogether,
  usedWords,
  usesAllowance,
  usesOfSameDay,
} from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allowanceText } from '../../basket/text/summary-text';
import { relatedQuery } from '../queries/review-queries';
import { likenessWords } from '../text/likeness-text';
import { isOpenToActs } from '../text/officer-words';
import { relatedText } from '../text/related-text';

/** What another declaration of the same traveller and day of arrival has used of an allowance. */
export type AllowanceUse = UseOf<RelatedDeclaration>;

/** A declaration, by what tells whether it counts an allowance. */
export interface CountingDeclaration extends Pick<Declaration, 'id' | 'status' | 'date' | 'anonymisedAt'> {
  readonly assessment: SimulationAnswer;
}

export interface UsedAllowances {
  /** Known by what was read as the sheet was opened, or since. Failed from the first try on: those that follow are not waited for. */
  readonly state: 'pending' | 'failed' | 'known';
  readonly uses: readonly AllowanceUse[];
}

/** How long before the sheet was opened a reading may have been made, in milliseconds: that of before a correction is read anew behind it. */
const freshMs = 5 * minuteMs;

const none: UsedAllowances = { state: 'known', uses: [] };

/** What others have used of the allowances that a declaration counts. Nothing once nothing is left to be decided, nor where it uses none. */
export function useUsedAllowances(declaration: CountingDeclaration): UsedAllowances {
  const { data, dataUpdatedAt, failureCount, isError } = useQuery(relatedQuery(declaration.id));
  const [openedAt] = useState(Date.now);
  if (!isOpenToActs(declaration.status) || !usesAllowance(declaration)) return none;
  const uses = data === undefined ? [] : usedElsewhere(declaration, data);
  // An earlier opening of the sheet may have read it an hour ago: another declaration may have been sent since.
  if (data !== undefined && dataUpdatedAt >= openedAt - freshMs) return { state: 'known', uses };
  return { state: failureCount > 0 || isError ? 'failed' : 'pending', uses };
}

/** What others are found to use of the allowances of the same day, whether or not they hold it all. */
export function useFoundUses({ id, date }: Pick<Declaration, 'id' | 'date'>): readonly AllowanceUse[] {
  const { data } = useQuery(relatedQuery(id));
  return data === undefined ? [] : usesOfSameDay({ date }, data);
}

/**
 * What others are found to use of the allowances that an answer draws, also where there is enough for all: what it leaves of one is not
 * what is left. Of one that a correction counts as used, that is said instead; inside the Union there is none to use.
 */
export function useUsesOfBars(
  declaration: CountingDeclaration,
  answer: SimulationAnswer,
): readonly AllowanceUse[] {
  const { uses } = useUsedAllowances(declaration);
  const found = useFoundUses(declaration);
  if (!isOpenToActs(declaration.status)) return uses;
  const drawn = drawnAllowances(answer);
  return found.filter((use) => drawn.includes(use.pot) || uses.some(({ pot }) => pot === use.pot));
}

/**
 * The allowances off which a correction took more than others use by what was read last, as long as that is charged: once it is collected,
 * the payment may be reversed.
 */
export function useTakenBeyondUse(declaration: CountingDeclaration): readonly TakenOff[] {
  const { data } = useQuery(relatedQuery(declaration.id));
  const isCharged = isOpenToActs(declaration.status) || isCollected(declaration);
  return isCharged && data !== undefined ? takenBeyondUse(declaration, data) : [];
}

/** Whether something was paid by who is still known: others of a traveller who is not are found no more. */
export function isCollected({ status, assessment, anonymisedAt }: CountingDeclaration): boolean {
  return status === 'paid' && assessment.total > 0 && anonymisedAt === undefined;
}

/** How much of an allowance, and of how much where that is an amount. */
export function formatUsed({ pot, used, limit }: UsedAllowance): string {
  return isOfQuantity(pot)
    ? usedWords(pot, used)
    : allowanceText.used(formatEurosAmount(used), formatShortEurosAmount(limit));
}

/** How much of which allowance, without the declaration that used it. */
export function amountOfUse(use: AllowanceUse): string {
  return relatedText.usedSameDay(use.pot, formatUsed(use));
}

/** What its traveller has alike where that leaves a doubt: beside the first of the uses of a declaration alone. */
export function likenessOfUse(use: AllowanceUse, uses: readonly AllowanceUse[]): string | null {
  const words = likenessWords(use);
  const first = uses.find((one) => one.publicId === use.publicId && likenessWords(one) === words);
  return first === use ? words : null;
}

/** All of them, each as sentences that a dialog may say. */
export function sentencesOfUses(uses: readonly AllowanceUse[]): string[] {
  return uses.map((use) => {
    const likeness = likenessOfUse(use, uses);
    const sentence = `${amountOfUse(use)} (${typeset(use.publicId)}).`;
    return likeness === null ? sentence : `${sentence} ${likeness}`;
  });
}

/** What these have used of one allowance, together: each may be named beside it. */
export function sumOfUses(pot: AllowanceUse['pot'], uses: readonly AllowanceUse[]): string {
  return relatedText.usedElsewhere(pot, uses.length, usedWords(pot, usedTogether(uses)));
}

/** How much was taken off, and how much of it others are found to use. */
export function sentenceOfTaken({ pot, taken, used }: TakenOff): string {
  return relatedText.takenBeyondUse(pot, usedWords(pot, taken), used === 0 ? null : usedWords(pot, used));
}
