import { declarationStatuses, meansOfTransport, parseFlightNumber } from '@retour/core';

/**
 * The filters of the agents' list, one row each. From it derive the query of the API (`review-list.ts`), what the
 * personal-data page says of it, its SQL by an exhaustive table (`filter-sql.ts` of the API), and the address, the form and
 * the summary of the list in the web. The rows read no schema, so that a page carries them without zod; the
 * check of imports holds them to it.
 */
interface FilterRow {
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
  search: { kind: 'text', privacyWords: 'les mots de votre recherche' },
  /** Beginning of the public id, hyphens optional. */
  searchPublicId: { kind: 'text', privacyWords: 'la référence que vous cherchez' },
  status: {
    kind: 'choices',
    values: declarationStatuses,
    fault: 'Choisissez des états qui existent.',
    privacyWords: 'les états que vous choisissez',
  },
  meanOfTransports: {
    kind: 'choices',
    values: meansOfTransport,
    fault: 'Choisissez des moyens de transport qui existent.',
    privacyWords: 'les moyens de transport que vous choisissez',
  },
  flight: {
    kind: 'code',
    isCode: (given) => given.length <= 20 && parseFlightNumber(given) !== null,
    fault: 'Indiquez un numéro de vol, comme AF 123.',
    privacyWords: 'le vol que vous cherchez',
  },
  /** That of the agent who decided last. */
  office: {
    kind: 'code',
    isCode: (given) => /^[a-z\d-]{1,64}$/.test(given),
    fault: 'Choisissez un bureau de la liste.',
    privacyWords: 'le bureau que vous choisissez',
  },
  minAmount: { kind: 'euros', privacyWords: 'les montants que vous choisissez' },
  maxAmount: { kind: 'euros', privacyWords: 'les montants que vous choisissez' },
  /** What waits for a second officer. */
  corrections: {
    kind: 'choices',
    values: ['pending'],
    fault: 'Choisissez « pending », ou rien.',
    privacyWords: 'si une correction attend un second agent',
  },
  startDate: { kind: 'day', privacyWords: 'les jours que vous choisissez' },
  endDate: { kind: 'day', privacyWords: 'les jours que vous choisissez' },
  /** The day on which an agent decided last. */
  handledDate: { kind: 'day', privacyWords: 'les jours que vous choisissez' },
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

/** What each of them is chosen among. */
export const choiceValues = Object.fromEntries(
  choiceFilterNames.map((name): [string, readonly string[]] => [name, reviewFilters[name].values]),
) as { readonly [Name in ReviewFilterOf<'choices'>]: readonly ReviewFilterValue<Name>[] };

/** What each filter says of who asks. */
export const filterPrivacyWords = Object.fromEntries(
  reviewFilterNames.map((name) => [name, reviewFilters[name].privacyWords]),
) as Readonly<Record<ReviewFilter, string>>;
