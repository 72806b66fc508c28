import {
  type DoubtAnswer,
  type RestrictedGoodId,
  type RestrictionAnswer,
  type RestrictionAnswers,
  restrictedGoodIds,
} from '../goods/restricted-good-id';
import type { RestrictedWords } from '../goods/restricted-words';
import type { Arrival } from '../regulation/restriction-severity';
import { askedOf, gravestFirst, type HeldRestriction, restrictionOf } from './held-restrictions';
import { type Alternatives, alternativesNamed } from './name-restrictions';

/** A free article's name and what its author answered of it. */
export interface AnsweredName {
  readonly name: string;
  readonly restrictionAnswers: RestrictionAnswers;
  readonly restriction: RestrictionAnswer | null;
}

/** What a name leaves for an arrival, the gravest first. */
export interface NameReading {
  /** What the name means, whatever was answered and wherever it enters. */
  readonly named: readonly Alternatives[];
  /** Goods that the article is. */
  readonly confirmed: readonly HeldRestriction[];
  /** Goods still to be asked about. */
  readonly open: readonly HeldRestriction[];
  /** Goods that the name means, and that the article is not. */
  readonly denied: readonly HeldRestriction[];
  /** Goods that it is or may be, of which the law asks nothing there and that are good to know. */
  readonly informed: readonly HeldRestriction[];
}

/**
 * Each answer covers the good that was asked about and no other: after another country, or another rule, what was not
 * asked is open again. An earlier « none » was an answer to the first good of the name.
 */
export function readName(
  { name, restriction, restrictionAnswers }: AnsweredName,
  arrival: Arrival,
  words: RestrictedWords,
): NameReading {
  const named = alternativesNamed(name, words);
  const asked = restriction === 'none' ? named[0]?.[0] : (restriction ?? undefined);
  const earlier: RestrictionAnswers =
    asked === undefined ? {} : { [asked]: restriction === 'none' ? 'no' : 'yes' };
  // Both fields may speak of one good: what it is said to be prevails over what it is said not to be.
  const answers: RestrictionAnswers = {
    ...earlier,
    ...restrictionAnswers,
    ...(restriction === null || restriction === 'none' ? {} : earlier),
  };
  // Goods that one word may mean are alternatives; one that is free to enter was not asked about and settles nothing.
  const isSettled = (goods: readonly RestrictedGoodId[]): boolean =>
    goods.some((good) => answers[good] === 'yes' && askedOf(good, arrival) !== null);
  const doubted = new Set(named.filter((goods) => !isSettled(goods)).flat());
  const heldThat = (answer: DoubtAnswer | undefined, goods: Iterable<RestrictedGoodId>) => {
    const answered = [...goods].filter((good) => answers[good] === answer);
    return gravestFirst(answered.flatMap((good) => askedOf(good, arrival) ?? []));
  };
  return {
    named,
    confirmed: heldThat('yes', restrictedGoodIds),
    open: heldThat(undefined, doubted),
    denied: heldThat('no', doubted),
    informed: restrictedGoodIds.flatMap((good) => {
      const isMeant = answers[good] === 'yes' || (answers[good] === undefined && doubted.has(good));
      const held = isMeant ? restrictionOf(good, arrival) : null;
      return held?.severity === 'information' ? held : [];
    }),
  };
}
