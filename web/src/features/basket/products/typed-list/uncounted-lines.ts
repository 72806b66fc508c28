import { isBoolean, isNumber, isText, listOf, objectOf, optional } from '../../../../lib/shape';
import { forgetDraft, readDraft, saveDraft } from '../../../../store';
import { mayBeList } from './may-be-list';

/** A line of a typed list that no article of the basket counts: its answer is awaited, or it is to be shown to an agent. */
export interface UncountedLine {
  /** Of the typed article. */
  readonly key: string;
  readonly typed: string;
  /** How many articles it is of; one when absent. */
  readonly count?: number | undefined;
  /** Tobacco or alcohol before their age. */
  readonly isUnderAge?: boolean | undefined;
}

interface UncountedLines {
  /** The text that holds them. */
  readonly typed: string;
  readonly lines: readonly UncountedLine[];
}

const isUncountedLines = objectOf<UncountedLines>({
  typed: isText,
  lines: listOf(
    objectOf<UncountedLine>({
      key: isText,
      typed: isText,
      count: optional(isNumber),
      isUnderAge: optional(isBoolean),
    }),
  ),
});

const typedNow = (): string => readDraft('productSearch', isText) ?? '';

/** Kept beside the text, for the pages that do not read it; forgotten with it. */
export function noteUncounted(typed: string, lines: readonly UncountedLine[]): void {
  if (typed === typedNow()) saveDraft('uncountedLines', { typed, lines });
  else forgetDraft('uncountedLines');
}

/** Those of the text in the field of the search; all of it where it may be a list and was not read, on a slow network. */
export function readUncounted(): readonly UncountedLine[] {
  const typed = typedNow();
  if (!mayBeList(typed)) return [];
  const noted = readDraft('uncountedLines', isUncountedLines);
  return noted?.typed === typed ? noted.lines : [{ key: typed, typed }];
}

/** Another page seeks these words in the field: a list that waits stays before them. */
export function seekBesideList(words: string): void {
  const text = readUncounted().length === 0 ? words : `${typedNow()}; ${words}`;
  saveDraft('productSearch', text);
}

export function countOf(lines: readonly UncountedLine[]): number {
  return lines.reduce((sum, { count = 1 }) => sum + count, 0);
}
