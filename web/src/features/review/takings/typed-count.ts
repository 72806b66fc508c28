import { type MeanTakings, maxCounted, type TakingsCount } from '@retour/contract';
import { type Cents, centsOf, eurosOf, type MeanOfPayment, meansOfPayment } from '@retour/core';
import type { Checked } from '../../../lib/form';
import { cutSum, readEuros } from '../../../lib/read-euros';
import { isNumber, isText, listOf, objectOf, oneOf, optional, type Shape } from '../../../lib/shape';
import { actText } from '../text/act-text';
import { takingsText } from '../text/takings-text';

export type TypedCount = Readonly<Record<MeanOfPayment, string>>;

/** What was typed of a count that was left, and what the sheet said of the till as it was begun. */
export interface BegunCount {
  readonly typed: TypedCount;
  readonly means: readonly CountedMean[];
}

/** What the sheet says of the last count of a mean. */
type CountedMean = Pick<MeanTakings, 'mean' | 'counted' | 'countedAt' | 'movementsSince'>;

export const isBegunCount: Shape<BegunCount> = objectOf<BegunCount>({
  typed: objectOf<TypedCount>({ card: isText, cash: isText, cheque: isText, 'bank-cheque': isText }),
  means: listOf(
    objectOf<CountedMean>({
      mean: optional(oneOf(meansOfPayment)),
      counted: optional(isNumber),
      countedAt: optional(isText),
      movementsSince: optional(isNumber),
    }),
  ),
});

/** What was counted before stands in its field, unless money moved since: it would be said of a till that it was not counted from. */
export function typedCount(means: readonly CountedMean[]): TypedCount {
  const counted = (name: MeanOfPayment): string => {
    const { counted: amount, movementsSince = 0 } = means.find(({ mean }) => mean === name) ?? {};
    return amount === undefined || movementsSince > 0 ? '' : amount.toFixed(2).replace('.', ',');
  };
  return {
    card: counted('card'),
    cash: counted('cash'),
    cheque: counted('cheque'),
    'bank-cheque': counted('bank-cheque'),
  };
}

/** The means that are counted: those that moved. */
export function askedMeans(means: readonly MeanTakings[]): readonly MeanOfPayment[] {
  return meansOfPayment.filter((name) => means.some(({ mean }) => mean === name));
}

const minus = /^\s*[-−–]\s*(?=\S)/u;

/** Whether a till gave back more of a mean than it took: it is counted below zero. */
export function isDueBelowZero(means: readonly MeanTakings[], name: MeanOfPayment): boolean {
  return dueOf(means, name) < 0;
}

/** Cents of what is typed; null for nothing, undefined for what is no amount that a till holds. */
function readCounted(typed: string, isSigned: boolean): Cents | null | undefined {
  const isNegative = isSigned && minus.test(typed);
  const cents = readEuros(isNegative ? typed.replace(minus, '') : typed);
  if (cents == null) return isNegative ? undefined : cents;
  if (cents < 0 || cents > centsOf(maxCounted)) return undefined;
  return isNegative && cents !== 0 ? -cents : cents;
}

function whyUnread(typed: string, isSigned: boolean): string {
  const cut = cutSum(typed);
  if (cut !== undefined && (isSigned || !minus.test(typed))) return actText.amountCut(cut);
  return isSigned ? takingsText.unreadSigned : takingsText.unread;
}

/** The sums that are counted, of the means that the form asks for; or what is wrong, beside its field. */
export function checkCount(
  typed: TypedCount,
  asked: readonly MeanOfPayment[],
  means: readonly MeanTakings[],
): Checked<MeanOfPayment, TakingsCount['counts']> {
  const read = asked.map((mean) => {
    const isSigned = isDueBelowZero(means, mean);
    return { mean, isSigned, cents: readCounted(typed[mean], isSigned) };
  });
  const unread = read.filter(({ cents }) => cents === undefined);
  if (unread.length > 0) {
    return {
      kind: 'faulty',
      problems: Object.fromEntries(
        unread.map(({ mean, isSigned }) => [mean, whyUnread(typed[mean], isSigned)]),
      ),
    };
  }
  const counts = read.flatMap(({ mean, cents }) =>
    cents === null || cents === undefined ? [] : [{ mean, counted: eurosOf(cents) }],
  );
  const [first] = asked;
  if (counts.length === 0 && first !== undefined) {
    return { kind: 'faulty', problems: { [first]: takingsText.nothingCounted } };
  }
  return { kind: 'valid', valid: counts };
}

/** What must be in the till, in euros. */
export function dueOf(means: readonly MeanTakings[], name: MeanOfPayment): number {
  return means.find(({ mean }) => mean === name)?.net ?? 0;
}

/** By how much what is typed is more, or less, than what the sheet says of the till, of each mean where it is not the same. */
export function differencesOf(
  typed: TypedCount,
  asked: readonly MeanOfPayment[],
  means: readonly MeanTakings[],
): readonly { readonly mean: MeanOfPayment; readonly cents: Cents }[] {
  const checked = checkCount(typed, asked, means);
  if (checked.kind !== 'valid') return [];
  return checked.valid.flatMap(({ mean, counted }) => {
    const cents = centsOf(counted) - centsOf(dueOf(means, mean));
    return cents === 0 ? [] : [{ mean, cents }];
  });
}

/** When a mean was counted last; null for never. */
export function countTime(means: readonly CountedMean[], name: MeanOfPayment): string | null {
  return means.find(({ mean }) => mean === name)?.countedAt ?? null;
}

/** Whether what was typed was recorded since: its answer was lost, or it was counted in another window. */
export function isRecorded({ typed, means }: BegunCount, now: readonly MeanTakings[]): boolean {
  const checked = checkCount(typed, askedMeans(now), now);
  if (checked.kind !== 'valid') return false;
  return checked.valid.every(({ mean, counted: sum }) => {
    const { counted, countedAt = null } = now.find((one) => one.mean === mean) ?? {};
    return counted !== undefined && centsOf(counted) === centsOf(sum) && countedAt !== countTime(means, mean);
  });
}

/** The counts made elsewhere since the dialog opened, of the means that are typed, where they are of another sum. */
export function countedSince(
  typed: TypedCount,
  asked: readonly MeanOfPayment[],
  atFirst: readonly CountedMean[],
  now: readonly MeanTakings[],
): readonly { readonly mean: MeanOfPayment; readonly counted: number; readonly countedAt: string }[] {
  const checked = checkCount(typed, asked, now);
  if (checked.kind !== 'valid') return [];
  return checked.valid.flatMap(({ mean, counted: sum }) => {
    const { counted, countedAt } = now.find((one) => one.mean === mean) ?? {};
    if (counted === undefined || countedAt === undefined || centsOf(counted) === centsOf(sum)) return [];
    return countedAt === countTime(atFirst, mean) ? [] : [{ mean, counted, countedAt }];
  });
}
