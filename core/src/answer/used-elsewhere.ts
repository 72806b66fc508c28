import type { DeclarationStatus } from '../declaration/status';
import { mayBeRounded, type QuantityPot, type ValuePot } from '../goods/pots';
import { centsOf, eurosOf } from '../money/cents';
import type { Regime } from '../traveller/traveller';
import { isNeverCollected } from './answer-stages';

/** What goods take of their allowances: euros of those by value, percent of those by quantity. */
export interface PotFigures {
  readonly allowances: readonly {
    readonly pot: ValuePot;
    /** Null where there is none. */
    readonly limit: number | null;
    readonly used: number;
    /** What others have used of it, as an officer found: taken off what it may hold. */
    readonly usedElsewhere?: number | undefined;
  }[];
  readonly quantityAllowances: readonly {
    readonly pot: QuantityPot;
    /** Above 100 where they do not all fit. */
    readonly usedPercent: number;
    /** As of those by value. */
    readonly usedElsewherePercent?: number | undefined;
  }[];
}

/** An answer, as far as it counts allowances. */
export interface CountingAnswer extends PotFigures {
  readonly regime: Regime;
  readonly withoutForbidden?: { readonly detail?: PotFigures | undefined } | undefined;
}

/** How much of an allowance is used: in euros of one by value, in percent of one by quantity, whose limit is 100. */
export interface UsedAllowance {
  readonly pot: ValuePot | QuantityPot;
  readonly used: number;
  readonly limit: number;
}

interface Counting {
  readonly status: DeclarationStatus;
  /** Day of arrival: an allowance counts once for it. */
  readonly date: string;
  readonly assessment: CountingAnswer;
}

interface OtherOne {
  readonly publicId: string;
  readonly status: DeclarationStatus;
  readonly likeness: string;
  readonly sharesAddress?: boolean | undefined;
  readonly date: string;
  readonly allowances: readonly UsedAllowance[];
}

/** What another declaration of the same traveller and day of arrival has used of an allowance. */
export interface AllowanceUse<Other extends OtherOne = OtherOne> extends UsedAllowance {
  readonly publicId: string;
  readonly likeness: Other['likeness'];
  readonly sharesAddress?: boolean | undefined;
}

/** All of an allowance by quantity, in percent. */
const whole = 100;

/** Whether an allowance is counted in percent of a quantity, not in euros. */
export function isOfQuantity(pot: UsedAllowance['pot']): pot is QuantityPot {
  return pot !== 'value' && pot !== 'food';
}

/**
 * The allowances that an answer uses some of, as its declarant is asked to pay: without what may not enter, where that is known. What
 * exceeds an allowance, or what others left of it where an officer said so, is taxed: that much is used, and no more. Inside the Union nothing is relieved, as nothing is due: an indicative
 * level presumes what goods are for, and is no allowance that a declaration could use up.
 */
export function allowancesUsed(answer: CountingAnswer): UsedAllowance[] {
  const { allowances, quantityAllowances } = answer.withoutForbidden?.detail ?? answer;
  const byValue = allowances.flatMap(({ pot, used, limit }) => (limit === null ? [] : { pot, used, limit }));
  const byQuantity = quantityAllowances.map(({ pot, usedPercent, usedElsewherePercent = 0 }) => ({
    pot,
    used: eurosOf(Math.min(centsOf(usedPercent), centsOf(whole) - centsOf(usedElsewherePercent))),
    limit: whole,
  }));
  return [...byValue, ...(answer.regime === 'eu' ? [] : byQuantity)].filter(({ used }) => used > 0);
}

/**
 * The allowances that an answer shows, of which others may have used some: none inside the Union, nor one without a limit, nor one off
 * which an officer took what others used, which is said by itself.
 */
export function drawnAllowances({
  regime,
  allowances,
  quantityAllowances,
}: CountingAnswer): UsedAllowance['pot'][] {
  if (regime === 'eu') return [];
  return [
    ...allowances.filter(({ limit, usedElsewhere: taken }) => limit !== null && taken === undefined),
    ...quantityAllowances.filter(
      ({ usedPercent, usedElsewherePercent: taken }) => usedPercent > 0 && taken === undefined,
    ),
  ].map(({ pot }) => pot);
}

/** Whether a declaration uses some of an allowance, so that others may have used it before. */
export function usesAllowance({ assessment }: Pick<Counting, 'assessment'>): boolean {
  return allowancesUsed(assessment).length > 0;
}

/** Of these, those whose percent was rounded to its hundredth: it may say half of one too much. */
function countRounded(uses: readonly UsedAllowance[]): number {
  return uses.filter(({ pot, used }) => isOfQuantity(pot) && mayBeRounded(centsOf(used))).length;
}

/**
 * Whether one allowance does not hold what these use of it, the least that one of them counts, roundings aside: whoever of them asks
 * is answered alike.
 */
function isExceeded(uses: readonly UsedAllowance[]): boolean {
  const together = uses.reduce((sum, { used }) => sum + centsOf(used), 0);
  const limit = Math.min(...uses.map((use) => centsOf(use.limit)));
  return together > limit + countRounded(uses) / 2;
}

/**
 * What these use of one allowance together: euros, or percent, all of it at most. What roundings may say too much is left off, in whole
 * hundredths: they are nobody's loss. Of an odd number of them the assessment leaves off the last half, where it can see that there is one.
 */
export function usedTogether(uses: readonly UsedAllowance[]): number {
  const sum = uses.reduce((together, { used }) => together + centsOf(used), 0);
  if (!uses.some(({ pot }) => isOfQuantity(pot))) return eurosOf(sum);
  const rounded = countRounded(uses);
  const left = sum - Math.floor(rounded / 2);
  const hidesHalf = rounded % 2 === 1 && !mayBeRounded(left);
  return Math.min(eurosOf(hidesHalf ? left - 1 : left), whole);
}

/** What others have used of the allowances of one day of arrival: all that is found, and may be collected. */
export function usesOfSameDay<Other extends OtherOne>(
  declaration: Pick<Counting, 'date'>,
  others: readonly Other[],
): readonly AllowanceUse<Other>[] {
  return others
    .filter(({ date, status }) => date === declaration.date && !isNeverCollected(status))
    .flatMap(({ publicId, likeness, sharesAddress, allowances }) =>
      allowances.map(({ pot, used, limit }) => ({
        publicId,
        likeness,
        ...(sharesAddress === true ? { sharesAddress } : {}),
        pot,
        used,
        limit,
      })),
    );
}

/**
 * What others of its traveller have used of the allowances that a declaration counts, where they arrived the same day. Nothing of an
 * allowance that holds them all: whichever comes first, nothing is due.
 */
export function usedElsewhere<Other extends OtherOne>(
  declaration: Counting,
  others: readonly Other[],
): AllowanceUse<Other>[] {
  const uses = usesOfSameDay(declaration, others);
  const exceeded = allowancesUsed(declaration.assessment)
    .filter((own) => isExceeded([own, ...uses.filter(({ pot }) => pot === own.pot)]))
    .map(({ pot }) => pot);
  return uses.filter(({ pot }) => exceeded.includes(pot));
}

/** What an officer took off an allowance, and how much of it others use now: in euros by value, in percent by quantity. */
export interface TakenOff {
  readonly pot: UsedAllowance['pot'];
  readonly taken: number;
  readonly used: number;
}

/**
 * The allowances off which more was taken than others of the traveller and day use now: the declaration that an officer read was
 * cancelled, refused or corrected since, or they knew of another reason.
 */
export function takenBeyondUse<Other extends OtherOne>(
  { assessment, date }: Pick<Counting, 'assessment' | 'date'>,
  others: readonly Other[],
): TakenOff[] {
  const uses = usesOfSameDay({ date }, others);
  const { allowances, quantityAllowances } = assessment.withoutForbidden?.detail ?? assessment;
  const takenOff = [
    ...allowances.map(({ pot, usedElsewhere: taken = 0 }) => ({ pot, taken })),
    ...quantityAllowances.map(({ pot, usedElsewherePercent: taken = 0 }) => ({ pot, taken })),
  ];
  return takenOff
    .map(({ pot, taken }) => {
      const used = uses.reduce((sum, use) => sum + (use.pot === pot ? centsOf(use.used) : 0), 0);
      return { pot, taken, used: eurosOf(used) };
    })
    .filter(({ taken, used }) => taken > used);
}
