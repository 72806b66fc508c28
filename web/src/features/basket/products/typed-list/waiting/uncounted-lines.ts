import {
  isBoolean,
  isRecord,
  isText,
  listOf,
  numberThat,
  objectOf,
  optional,
  type UnknownRecord,
} from '../../../../../lib/shape';
import { readDraft, type SimulatorRequest } from '../../../../../store';
import { asList } from '../reading/as-list';
import { isErasedWhole, isReplaced, keysOf, mayBeList, partsOf } from '../reading/list-text';

/** A line of a typed list that no article of the basket counts: its answer is awaited, or it is to be shown to an agent. */
export interface UncountedLine {
  /** Of the typed article. */
  readonly key: string;
  readonly typed: string;
  /** How many articles it is of; one when absent. */
  readonly count?: number | undefined;
  /** Tobacco or alcohol before their age. */
  readonly isUnderAge?: boolean | undefined;
  /** No list had it: an article that was refused, or taken out of the basket by a changed trip, or that cannot be read. */
  readonly isLeftOut?: boolean | undefined;
  /** Goods that may not enter. */
  readonly isForbidden?: boolean | undefined;
  /** Goods that the law lets in under a condition: declared, with a paper, in small quantities. */
  readonly isRegulated?: boolean | undefined;
  /** One article that was sought with its price, in the field as it is: another search is another article. */
  readonly isSought?: boolean | undefined;
  /** Its price is written without a currency: it is read in that of the trip. */
  readonly isCurrencyAssumed?: boolean | undefined;
  /** The age and the country that it was judged for: another trip says nothing of it until the list is read again. */
  readonly judgedFor?: string | undefined;
}

/** No answer makes an article of it: it is shown to an agent. */
export const cannotBeAdded = ({ isForbidden, isUnderAge }: UncountedLine): boolean =>
  isForbidden === true || isUnderAge === true;

/** What an article of a list is judged for. */
export const judgedFor = ({ age, country }: SimulatorRequest): string => `${age} ${country}`;

export interface NotedList {
  /** The tab whose field holds it; absent where another search took its place. */
  readonly tab?: string | undefined;
  /** The text that holds them. */
  readonly typed: string;
  readonly lines: readonly UncountedLine[];
  /** What was decided of the others, which comes back with the text; its draft checks it. */
  readonly decided?: readonly UnknownRecord[] | undefined;
}

const isNotedList = objectOf<NotedList>({
  tab: optional(isText),
  typed: isText,
  lines: listOf(
    objectOf<UncountedLine>({
      key: isText,
      typed: isText,
      count: optional(numberThat((count) => count > 0)),
      isUnderAge: optional(isBoolean),
      isLeftOut: optional(isBoolean),
      isForbidden: optional(isBoolean),
      isRegulated: optional(isBoolean),
      isSought: optional(isBoolean),
      isCurrencyAssumed: optional(isBoolean),
      judgedFor: optional(isText),
    }),
  ),
  decided: optional(listOf(isRecord)),
});

/** Of what was decided of a list: what another tab than its own answered, which its own takes over. */
export const isAnsweredElsewhere = ({ isOfOthers }: UnknownRecord): boolean => isOfOthers === true;

export const tabNow = (of?: string): string | undefined => readDraft('listTab', isText, of);

/**
 * Those of every tab: they fill one basket. An earlier version kept one list for all, beside those set aside.
 * @param of whose lists: those that a declaration has of its own have their name, here and below
 */
export function readLists(of?: string): readonly NotedList[] {
  const stored = readDraft('uncountedLines', isRecord, of) ?? {};
  const { lists, aside, ...last } = stored;
  return [lists ?? aside, last].flat().filter(isNotedList);
}

/** What was noted of the text in the field of this tab. */
export function readOwn(of?: string, lists = readLists(of)): NotedList | undefined {
  const tab = tabNow(of);
  return lists.find((list) => list.tab !== undefined && list.tab === tab);
}

/** What this tab noted is noted no longer: another one took the list to its own field, or began anew. */
export const isTaken = (of?: string): boolean => tabNow(of) !== undefined && readOwn(of) === undefined;

export const typedNow = (of?: string): string =>
  (isTaken(of) ? undefined : readDraft('productSearch', isText, of)) ?? '';

/** The lists of other tabs and those set aside, with that of this tab when this text takes its place. */
export function asideAt(
  typed: string,
  lists: readonly NotedList[],
  own: NotedList | undefined,
): readonly NotedList[] {
  const others = lists.filter(({ tab }) => tab === undefined || tab !== own?.tab);
  if (own === undefined) return others;
  if (!isReplaced(own.typed, typed)) return [...others, ...erasedOf(own, typed)];
  if (own.lines.every((line) => line.isSought === true || typed.includes(line.typed))) return others;
  // Written again in the field, and set aside again: it is the same line.
  const again = new Set(own.lines.map(({ key }) => key));
  const left = others.map((one) =>
    one.tab === undefined ? { ...one, lines: one.lines.filter(({ key }) => !again.has(key)) } : one,
  );
  return [...left, { ...own, tab: undefined }];
}

/** What one change took out of a list that stays is no answer either: it waits in a list of its own. */
function erasedOf(own: NotedList, typed: string): readonly NotedList[] {
  const erased = own.lines.filter(
    (line) => line.isSought !== true && isErasedWhole(line.typed, own.typed, typed),
  );
  if (erased.length === 0) return [];
  const written = erased.map((line) => line.typed);
  const keys = keysOf(written);
  const lines = erased.map((line, place) => ({ ...line, key: keys[place] ?? line.key }));
  return [{ typed: asList(written), lines }];
}

/** Those of the text in the field of the search; all of it where it may be a list and was not read, on a slow network. */
export function readInField(of?: string): readonly UncountedLine[] {
  const typed = typedNow(of);
  const own = readOwn(of);
  if (own?.typed === typed) return own.lines;
  return mayBeList(typed) ? [unreadText(typed)] : [];
}

/** Whether the field holds one article that is sought, and no list: added or left out, it is over. */
export function isOneSought(of?: string): boolean {
  return readInField(of).every(({ isSought }) => isSought === true);
}

/** The same, where nothing was decided of it as of a list. */
export function isOneArticle(of?: string): boolean {
  const decided = readOwn(of)?.decided ?? [];
  return isOneSought(of) && decided.length === 0;
}

/** A text that nobody read yet: of several articles, as far as its signs say. */
export function unreadText(typed: string): UncountedLine {
  return { key: typed, typed, count: partsOf(typed).length };
}

/** Those of other tabs and of lists that gave their place to another search; a line of several lists is told once. */
export function readAside(of?: string): readonly UncountedLine[] {
  const typed = typedNow(of);
  const lists = readLists(of);
  const told = new Set(readInField(of).flatMap(({ key }) => (key === typed ? keysOf(partsOf(typed)) : key)));
  return asideAt(typed, lists, readOwn(of, lists)).flatMap(({ lines }, place) => {
    const left = lines.filter(({ key }) => !told.has(key));
    for (const { key } of left) told.add(key);
    return left.map((line) => ({ ...line, key: `${place} · ${line.key}` }));
  });
}

export function readUncounted(of?: string): readonly UncountedLine[] {
  return [...readAside(of), ...readInField(of)];
}

type Counted = Pick<UncountedLine, 'typed' | 'count'>;

export function countOf(lines: readonly Counted[]): number {
  return lines.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** One line for each article: those that were not read yet stand in one text. */
export function toldOneByOne<Line extends Counted>(
  lines: readonly Line[],
): readonly (Line & { readonly key: string })[] {
  return lines.flatMap((line, place) =>
    (line.count === undefined ? [line.typed] : partsOf(line.typed)).map((typed, part) => ({
      ...line,
      typed,
      key: `${place} ${part}`,
    })),
  );
}
