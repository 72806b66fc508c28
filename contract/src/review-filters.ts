import { declarationStatuses, meansOfTransport, parseFlightNumber } from '@retour/core';
import { isOfficeId } from './office-id';

/**
 * The filters of the agents' list, one row each. From it derive the query of the API (`review-list.ts`), what the
 * personal-data page says of it, its SQL by an exhaustive table (`filter-sql.ts` of the API), and the address, the form, the chips,
 * the kept lists and the exports in the web, by another one (`filter-looks.ts`). The rows read no schema, so that a page carries them without zod; the
 * check of imports holds them to it.
 */
interface FilterRow {
  /** What it is called where filters are only named: in the access log. */
  readonly name: string;
  /** What it says of who asks, in words that finish « Nous recevons : ». */
  readonly privacyWords: string;
}

/** Typed freely; empty for none. */
interface TextFilter extends FilterRow {
  readonly kind: 'text';
}

/** Any of some values, given once or several times; none for all. */
interface ChoiceFilter extends FilterRow {
  readonly kind: 'choices';
  readonly values: readonly [string, ...string[]];
  /** What is answered to another value. */
  readonly fault: string;
}

/** One text of a known form, that names nobody. */
interface CodeFilter extends FilterRow {
  readonly kind: 'code';
  readonly isCode: (given: string) => boolean;
  /** What is answered to anything else. */
  readonly fault: string;
}

/** A bound of what is owed, in euros, inclusive. */
interface EurosFilter extends FilterRow {
  readonly kind: 'euros';
}

/** A bound of a period: days are inclusive and of Paris. */
interface DayFilter extends FilterRow {
  readonly kind: 'day';
}

/** In the order in which an address says them. */
export const reviewFilters = {
  /**
   * Beginnings of words of the name or of the e-mail address, whatever the accents and the case; else a flight or a
   * telephone number, in any writing. One word alone may be the beginning of the public id too.
   */
  search: { kind: 'text', name: 'mots cherchés', privacyWords: 'les mots de votre recherche' },
  /** Beginning of the public id, hyphens optional. */
  searchPublicId: { kind: 'text', name: 'référence', privacyWords: 'la référence que vous cherchez' },
  status: {
    kind: 'choices',
    name: 'état',
    values: declarationStatuses,
    fault: 'Choisissez des états qui existent.',
    privacyWords: 'les états que vous choisissez',
  },
  meanOfTransports: {
    kind: 'choices',
    name: 'transport',
    values: meansOfTransport,
    fault: 'Choisissez des moyens de transport qui existent.',
    privacyWords: 'les moyens de transport que vous choisissez',
  },
  flight: {
    kind: 'code',
    name: 'vol',
    isCode: (given) => given.length <= 20 && parseFlightNumber(given) !== null,
    fault: 'Indiquez un numéro de vol, comme AF 123.',
    privacyWords: 'le vol que vous cherchez',
  },
  /** That of the agent who decided last. */
  office: {
    kind: 'code',
    name: 'bureau',
    isCode: isOfficeId,
    fault: 'Choisissez un bureau de la liste.',
    privacyWords: 'le bureau que vous choisissez',
  },
  minAmount: { kind: 'euros', name: 'montant minimal', privacyWords: 'les montants que vous choisissez' },
  maxAmount: { kind: 'euros', name: 'montant maximal', privacyWords: 'les montants que vous choisissez' },
  /** What waits for a second officer. */
  corrections: {
    kind: 'choices',
    name: 'correction à approuver',
    values: ['pending'],
    fault: 'Choisissez « pending », ou rien.',
    privacyWords: 'si une correction attend un second agent',
  },
  startDate: { kind: 'day', name: 'début de période', privacyWords: 'les jours que vous choisissez' },
  endDate: { kind: 'day', name: 'fin de période', privacyWords: 'les jours que vous choisissez' },
  /** The day on which an agent decided last. */
  handledDate: { kind: 'day', name: 'jour de traitement', privacyWords: 'les jours que vous choisissez' },
} as const satisfies Readonly<
  Record<string, TextFilter | ChoiceFilter | CodeFilter | EurosFilter | DayFilter>
>;

type Rows = typeof reviewFilters;
export type ReviewFilter = keyof Rows;

/** The filters of one kind. */
export type ReviewFilterOf<Kind extends Rows[ReviewFilter]['kind']> = {
  [Name in ReviewFilter]: Rows[Name] extends { readonly kind: Kind } ? Name : never;
}[ReviewFilter];

/** What one of the values of a filter is. */
export type ReviewFilterValue<Name extends ReviewFilter> = Rows[Name] extends {
  readonly values: readonly (infer Value extends string)[];
}
  ? Value
  : string;

/** In which order a list is read. */
export const reviewSorts = ['newest', 'oldest', 'amount', 'name'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What the list may show of a declaration beside its reference. */
export const listColumnIds = [
  'declarant',
  'trip',
  'flight',
  'created',
  'changed',
  'author',
  'office',
  'total',
  'status',
] as const;
export type ListColumnId = (typeof listColumnIds)[number];

export const reviewFilterNames = Object.keys(reviewFilters) as readonly ReviewFilter[];

function isOfKind<Kind extends Rows[ReviewFilter]['kind']>(
  kind: Kind,
): (name: ReviewFilter) => name is ReviewFilterOf<Kind> {
  return (name): name is ReviewFilterOf<Kind> => reviewFilters[name].kind === kind;
}

export const textFilterNames: readonly ReviewFilterOf<'text'>[] = reviewFilterNames.filter(isOfKind('text'));
/** The filters that are chosen among some values. */
export const choiceFilterNames: readonly ReviewFilterOf<'choices'>[] = reviewFilterNames.filter(
  isOfKind('choices'),
);

export const dayFilterNames: readonly ReviewFilterOf<'day'>[] = reviewFilterNames.filter(isOfKind('day'));

/** What each filter of choices is chosen among. */
export const choiceValues = Object.fromEntries(
  choiceFilterNames.map((name): [string, readonly string[]] => [name, reviewFilters[name].values]),
) as { readonly [Name in ReviewFilterOf<'choices'>]: readonly ReviewFilterValue<Name>[] };

interface FilterRange {
  readonly low: ReviewFilterOf<'euros' | 'day'>;
  readonly high: ReviewFilterOf<'euros' | 'day'>;
  /** What is answered when the low bound is above the high one. */
  readonly fault: string;
}

/** Two bounds of one thing: they are one filter to who reads, and the low one is never above the high one. */
export const filterRanges = {
  amount: { low: 'minAmount', high: 'maxAmount', fault: 'Le montant le plus haut est sous le plus bas.' },
  period: { low: 'startDate', high: 'endDate', fault: 'La date de fin précède la date de début.' },
} as const satisfies Readonly<Record<string, FilterRange>>;

export type FilterRangeName = keyof typeof filterRanges;
/** A filter that is a bound of a range. */
export type FilterBound = (typeof filterRanges)[FilterRangeName]['low' | 'high'];

export const filterRangeNames = Object.keys(filterRanges) as readonly FilterRangeName[];

/** The range that a filter bounds; null for one that stands alone. */
export function rangeOf(name: ReviewFilter): FilterRangeName | null {
  return (
    filterRangeNames.find((range) => filterRanges[range].low === name || filterRanges[range].high === name) ??
    null
  );
}

/** The ranges whose low bound is above the high one: no declaration is in them. */
export function invertedRanges(
  given: Readonly<Partial<Record<FilterBound, string | number | null | undefined>>>,
): readonly FilterRangeName[] {
  return filterRangeNames.filter((range) => {
    const { [filterRanges[range].low]: low, [filterRanges[range].high]: high } = given;
    return low !== undefined && low !== null && high !== undefined && high !== null && low > high;
  });
}

/** What each filter says of who asks. */
export const filterPrivacyWords = Object.fromEntries(
  reviewFilterNames.map((name) => [name, reviewFilters[name].privacyWords]),
) as Readonly<Record<ReviewFilter, string>>;
