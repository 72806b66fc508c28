import { isRecord } from '../../../../lib/shape';
import { forgetDraft, saveDraft } from '../../../../store';
import { partsOf } from './is-replaced';
import { mayBeList } from './may-be-list';
import {
  asideAt,
  readInField,
  readNoted,
  typedNow,
  type UncountedLine,
  type UncountedLines,
} from './uncounted-lines';

function save(list: UncountedLines): void {
  const isEmpty = list.aside?.length === 0 && list.lines.length === 0 && !mayBeList(list.typed);
  if (isEmpty) forgetDraft('uncountedLines');
  else saveDraft('uncountedLines', list);
}

/** Kept beside the text, for the pages that do not read it; forgotten with it. */
export function noteUncounted(
  typed: string,
  lines: readonly UncountedLine[],
  decided?: readonly unknown[] | undefined,
): void {
  const now = typedNow();
  const before = readNoted();
  const aside = asideAt(now, before?.typed === typed ? { ...before, lines: [] } : before);
  const waiting = new Set(lines.map((line) => line.typed));
  const written = new Set(decided === undefined ? [] : partsOf(typed));
  // Written again in the field and answered there.
  const isAnswered = (line: UncountedLine): boolean => written.has(line.typed) && !waiting.has(line.typed);
  save({
    typed: now,
    lines: typed === now ? lines : [],
    decided: typed === now ? decided?.filter(isRecord) : undefined,
    aside: aside
      .map((list) => ({ ...list, lines: list.lines.filter((line) => !isAnswered(line)) }))
      .filter((list) => list.lines.length > 0),
  });
}

/** A text that is not read yet may be replaced before it is. */
export function noteUnread(typed: string): void {
  if (readNoted()?.typed !== typed) noteUncounted(typed, [{ key: typed, typed }]);
}

/** Takes the lists set aside back to the field, before one that waits there; gives the text that it holds then. */
export function takeListsBack(): string {
  const typed = typedNow();
  const list = readNoted();
  const aside = asideAt(typed, list);
  if (aside.length === 0) return typed;
  const inField =
    readInField().length > 0 ? [{ typed, decided: list?.typed === typed ? list.decided : [] }] : [];
  const lists = [...aside, ...inField];
  const text = lists.map((one) => one.typed.replace(/[\s,;]+$/u, '')).join('; ');
  saveDraft('productSearch', text);
  saveDraft('typedList', { decided: lists.flatMap(({ decided = [] }) => decided) });
  forgetDraft('uncountedLines');
  return text;
}

/** Nothing of what waits is brought. */
export function forgetUncounted(): void {
  save({ typed: typedNow(), lines: [], aside: [] });
}

/** Another page seeks these words in the field: a list that waits stays before them. */
export function seekBesideList(words: string): void {
  const text = readInField().length === 0 ? words : `${typedNow()}; ${words}`;
  saveDraft('productSearch', text);
}
