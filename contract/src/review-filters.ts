import { declarationStatuses, meansOfTransport } from '@retour/core';

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
  startDate: { kind: 'day', privacyWords: 'les jours que vous choisissez' },
  endDate: { kind: 'day', privacyWords: 'les jours que vous choisissez' },
} as const satisfies Readonly<Record<string, TextFilter | ChoiceFilter | DayFilter>>;

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
