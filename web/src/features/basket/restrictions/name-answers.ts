import {
  type Arrival,
  askedOf,
  type DoubtAnswer,
  type HeldRestriction,
  namedGoodOf,
  type RestrictedGoodId,
  type RestrictedWords,
  type RestrictionAnswers,
  readName,
  restrictedGoodIds,
} from '@retour/core';
import { allWords, meaningfulWords } from '../../../lib/search/search-words';
import type { BasketArticle } from '../../../store';

export type NamedArticle = Pick<BasketArticle, 'name' | 'restriction' | 'restrictionAnswers'>;

/** What is being answered of a name before its article is added. */
export interface NameAnswers extends NamedArticle {
  readonly restrictionAnswers: RestrictionAnswers;
  /** Asked again because the name changed: what an article was said to be is not forgotten with its name. */
  readonly again: readonly RestrictedGoodId[];
  /** Not known by its author: the doubt stays. */
  readonly unknown: readonly RestrictedGoodId[];
}

/** The words of a name, whatever their case and number. */
const wordsOf = (words: ReturnType<typeof allWords>): string =>
  words.map(({ accented }) => accented).join(' ');

/** The same, without the little ones between them: « statuette d'ivoire » and « statuette en ivoire » are one thing. */
const thingOf = (name: string): string => wordsOf(meaningfulWords(allWords(name)));

function isSame(one: string, other: string, said: (name: string) => string): boolean {
  return one === other || (said(one) !== '' && said(one) === said(other));
}

/** What was said to be is kept; what was denied is asked again: « boîte à fromage » holds none, « boîte de fromage » does. */
function confirmedOnly({
  restriction,
  restrictionAnswers = {},
}: NamedArticle): Pick<NameAnswers, 'restriction' | 'restrictionAnswers'> {
  const confirmed = Object.entries(restrictionAnswers).filter(([, answer]) => answer === 'yes');
  return {
    restriction: restriction === 'none' ? undefined : restriction,
    restrictionAnswers: Object.fromEntries(confirmed),
  };
}

/** An answer holds as long as the name that was asked about says the same; under another name, what was said is asked again. */
export function answersFor(name: string, asked: NamedArticle | undefined): NameAnswers {
  const { restriction, restrictionAnswers = {} } = asked ?? {};
  if (asked === undefined || isSame(asked.name, name, (one) => wordsOf(allWords(one)))) {
    return { name, restriction, restrictionAnswers, again: [], unknown: [] };
  }
  if (isSame(asked.name, name, thingOf)) {
    return { name, ...confirmedOnly(asked), again: [], unknown: [] };
  }
  const confirmed = restrictedGoodIds.filter(
    (good) =>
      restrictionAnswers[good] === 'yes' || (restriction === good && restrictionAnswers[good] === undefined),
  );
  const canBeAsked = (good: RestrictedGoodId): boolean => namedGoodOf(good)?.question != null;
  return {
    name,
    restriction: undefined,
    restrictionAnswers: Object.fromEntries(
      confirmed.filter((good) => !canBeAsked(good)).map((good) => [good, 'yes' as const]),
    ),
    again: confirmed.filter(canBeAsked),
    unknown: [],
  };
}

/** The gravest good still to be asked about. */
export function nextDoubt(
  answers: NameAnswers,
  arrival: Arrival,
  words: RestrictedWords,
): HeldRestriction | undefined {
  const { restriction = null, restrictionAnswers, again, unknown } = answers;
  const { open } = readName({ ...answers, restriction }, arrival, words);
  const repeated = again
    .filter((good) => restrictionAnswers[good] === undefined)
    .flatMap((good) => askedOf(good, arrival) ?? []);
  return [...repeated, ...open].find(({ good }) => !unknown.includes(good.id));
}

/** Not knowing leaves the doubt, or what an article was said to be under its earlier name. */
export function withAnswer(
  answers: NameAnswers,
  good: RestrictedGoodId,
  answer: DoubtAnswer | undefined,
): NameAnswers {
  const known = answer ?? (answers.again.includes(good) ? 'yes' : undefined);
  return known === undefined
    ? { ...answers, unknown: [...answers.unknown, good] }
    : { ...answers, restrictionAnswers: { ...answers.restrictionAnswers, [good]: known } };
}

/** What an article keeps of them. */
export function savedAnswers({
  restriction,
  restrictionAnswers,
}: NameAnswers): Pick<BasketArticle, 'restriction' | 'restrictionAnswers'> {
  const hasAnswers = Object.keys(restrictionAnswers).length > 0;
  return { restriction, restrictionAnswers: hasAnswers ? restrictionAnswers : undefined };
}
