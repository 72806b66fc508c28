import type { Declaration } from '@retour/contract';
import {
  type Arrival,
  doubtsAbout,
  lawOn,
  type RestrictedGood,
  type RestrictedGoodId,
  type RestrictedWords,
  type RestrictionAnswers,
  readName,
  regimeOf,
  restrictedGoodIds,
  restrictionOf,
} from '@retour/core';
import type { DeclaredChanges } from './declared-draft';
import type { SentLine } from './line-draft';

/** What a declaration's restrictions depend on. */
export function arrivalOf({ country, date, assessment }: Declaration): Arrival {
  return { country, regime: assessment.regime, law: lawOn(date) };
}

/** The same of its trip as it is corrected: another country, or another way in, is another law. */
export function correctedArrival(declaration: Declaration, changes: DeclaredChanges): Arrival {
  const arrival = arrivalOf(declaration);
  const { country = declaration.country, border = declaration.border } = changes;
  const { meansOfTransport: meanOfTransport = declaration.meanOfTransport } = changes;
  const isTouched =
    country !== declaration.country ||
    border !== declaration.border ||
    meanOfTransport !== declaration.meanOfTransport;
  if (!isTouched) return arrival;
  return { ...arrival, country, regime: regimeOf({ country, meanOfTransport, border }) };
}

/** What its author said of a line; nothing of one that was not declared. */
export type AnsweredLine = Pick<SentLine, 'customName' | 'restriction' | 'restrictionAnswers'>;

/** What is known of a free article: what its author answered, then what the agent says. */
export function answersOf(
  {
    line,
    name,
    typed,
  }: { readonly line: AnsweredLine; readonly name: string; readonly typed: RestrictionAnswers },
  arrival: Arrival,
  words: RestrictedWords,
): RestrictionAnswers {
  const { restriction = null, restrictionAnswers = {} } = line;
  const { confirmed, denied } = readName({ name, restriction, restrictionAnswers }, arrival, words);
  // What was denied was said of a name, and goes with it; what it was said to be stays until the agent denies it.
  const stillDenied = name === line.customName ? denied : [];
  return {
    ...Object.fromEntries(stillDenied.map(({ good }) => [good.id, 'no' as const])),
    ...Object.fromEntries(confirmed.map(({ good }) => [good.id, 'yes' as const])),
    ...typed,
  };
}

/** Goods that the name alone may mean: each has its question. */
export function askedGoods(
  name: string,
  arrival: Arrival,
  words: RestrictedWords,
): readonly RestrictedGood[] {
  return doubtsAbout(name, arrival, words).map(({ good }) => good);
}

/** The other goods that something restricts on this arrival, for an agent who sees what a name does not tell. */
export function otherGoods(asked: readonly RestrictedGood[], arrival: Arrival): readonly RestrictedGood[] {
  const known = new Set(asked.map(({ id }) => id));
  return restrictedGoodIds.flatMap((id) => {
    const held = known.has(id) ? null : restrictionOf(id, arrival);
    return held === null || held.severity === 'information' ? [] : [held.good];
  });
}

/** The answers once the agent chose another good, or none. */
export function withChosen(
  typed: RestrictionAnswers,
  chosenBefore: RestrictedGoodId | undefined,
  chosen: RestrictedGoodId | undefined,
): RestrictionAnswers {
  return {
    ...typed,
    ...(chosenBefore === undefined ? {} : { [chosenBefore]: 'no' as const }),
    ...(chosen === undefined ? {} : { [chosen]: 'yes' as const }),
  };
}
