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
  return last.lines.length > 0 && isReplaced(last.typed, typed) ? [...aside, last] : aside;
}

/** Those of the text in the field of the search; all of it where it may be a list and was not read, on a slow network. */
export function readInField(): readonly UncountedLine[] {
  const typed = typedNow();
  if (!mayBeList(typed)) return [];
  const list = readNoted();
  return list?.typed === typed ? list.lines : [{ key: typed, typed }];
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

export function countOf(lines: readonly UncountedLine[]): number {
  return lines.reduce((sum, { count = 1 }) => sum + count, 0);
}
