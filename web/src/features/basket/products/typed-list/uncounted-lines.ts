import {
  isBoolean,
  isNumber,
  isRecord,
  isText,
  listOf,
  objectOf,
  optional,
  type UnknownRecord,
} from '../../../../lib/shape';
import { readDraft } from '../../../../store';
import { isReplaced, mayBeList, partsOf } from './list-text';

/** A line of a typed list that no article of the basket counts: its answer is awaited, or it is to be shown to an agent. */
export interface UncountedLine {
  /** Of the typed article. */
  readonly key: string;
  readonly typed: string;
  /** How many articles it is of; one when absent. */
  readonly count?: number | undefined;
  /** Tobacco or alcohol before their age. */
  readonly isUnderAge?: boolean | undefined;
  /** Goods that may not enter. */
  readonly isForbidden?: boolean | undefined;
}

export interface NotedList {
  /** The text that holds them. */
  readonly typed: string;
  readonly lines: readonly UncountedLine[];
  /** What was decided of the others, which comes back with the text; its draft checks it. */
  readonly decided?: readonly UnknownRecord[] | undefined;
}

export interface UncountedLines extends NotedList {
  /** Lists whose text gave its place to another search before they were answered. */
  readonly aside?: readonly NotedList[] | undefined;
}

const noted = {
  typed: isText,
  lines: listOf(
    objectOf<UncountedLine>({
      key: isText,
      typed: isText,
      count: optional(isNumber),
      isUnderAge: optional(isBoolean),
      isForbidden: optional(isBoolean),
    }),
  ),
  decided: optional(listOf(isRecord)),
};
const isUncountedLines = objectOf<UncountedLines>({
  ...noted,
  aside: optional(listOf(objectOf<NotedList>(noted))),
});

export const typedNow = (): string => readDraft('productSearch', isText) ?? '';
export const readNoted = (): UncountedLines | undefined => readDraft('uncountedLines', isUncountedLines);

/** The lists set aside, with the one that this text takes the place of. */
export function asideAt(typed: string, list: UncountedLines | undefined): readonly NotedList[] {
  if (list === undefined) return [];
  const { aside = [], ...last } = list;
  if (last.lines.length === 0 || !isReplaced(last.typed, typed)) return aside;
  // Written again in the field, and set aside again: it is the same line.
  const again = new Set(last.lines.map((line) => line.typed));
  const others = aside.map((one) => ({ ...one, lines: one.lines.filter((line) => !again.has(line.typed)) }));
  return [...others.filter(({ lines }) => lines.length > 0), last];
}

/** Those of the text in the field of the search; all of it where it may be a list and was not read, on a slow network. */
export function readInField(): readonly UncountedLine[] {
  const typed = typedNow();
  if (!mayBeList(typed)) return [];
  const list = readNoted();
  return list?.typed === typed ? list.lines : [unreadText(typed)];
}

/** A text that nobody read yet: of several articles, as far as its signs say. */
export function unreadText(typed: string): UncountedLine {
  return { key: typed, typed, count: partsOf(typed).length };
}

/** Those of lists that gave their place to another search; what is written in the field again stands there. */
export function readAside(): readonly UncountedLine[] {
  const typed = typedNow();
  const written = new Set(mayBeList(typed) ? partsOf(typed) : []);
  return asideAt(typed, readNoted()).flatMap(({ lines }, place) =>
    lines
      .filter((line) => !written.has(line.typed))
      .map((line) => ({ ...line, key: `${place} · ${line.key}` })),
  );
}

export function readUncounted(): readonly UncountedLine[] {
  return [...readAside(), ...readInField()];
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
