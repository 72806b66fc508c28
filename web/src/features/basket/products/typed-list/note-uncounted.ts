import { isRecord } from '../../../../lib/shape';
import { forgetDraft, saveDraft } from '../../../../store';
import { asList } from './as-list';
import { mayBeList, partsOf } from './list-text';
import {
  asideAt,
  type NotedList,
  readInField,
  readNoted,
  typedNow,
  type UncountedLine,
  type UncountedLines,
  unreadText,
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
  const aside = asideAt(now, before?.typed === typed ? { ...before, lines } : before);
  const waiting = new Set(lines.map((line) => line.typed));
  // Another tab may have written since this text was read: what it noted of its own stands.
  const own: Omit<NotedList, 'typed'> = { lines, decided: decided?.filter(isRecord) };
  const noted = typed === now ? own : before?.typed === now ? before : { ...own, lines: [] };
  const written = new Set(decided === undefined ? [] : partsOf(typed));
  // Written again in the field and answered there.
  const isAnswered = (line: UncountedLine): boolean => written.has(line.typed) && !waiting.has(line.typed);
  save({
    typed: now,
    lines: noted.lines,
    decided: noted.decided,
    aside: aside
      .map((list) => ({ ...list, lines: list.lines.filter((line) => !isAnswered(line)) }))
      .filter((list) => list.lines.length > 0),
  });
}

/** A text that is not read yet may be replaced before it is. */
export function noteUnread(typed: string): void {
  if (readNoted()?.typed !== typed) noteUncounted(typed, [unreadText(typed)]);
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
  const [only] = lists.length === 1 ? lists : [];
  const text = only?.typed ?? asList(lists.map((one) => one.typed.replace(/[\s,;]+$/u, '')));
  saveDraft('productSearch', text);
  saveDraft('typedList', { decided: lists.flatMap(({ decided = [] }) => decided) });
  forgetDraft('uncountedLines');
  return text;
}

/** Lines that came with a simulation wait in the place of what was typed here. */
export function replaceLists(lines: readonly Pick<UncountedLine, 'typed' | 'count'>[]): void {
  for (const name of ['productSearch', 'typedList', 'uncountedLines'] as const) forgetDraft(name);
  const typed = asList(lines.map((line) => line.typed));
  save({ typed: '', lines: [], aside: lines.length === 0 ? [] : [{ typed, lines: keyed(lines) }] });
}

const keyed = (lines: readonly Pick<UncountedLine, 'typed' | 'count'>[]): readonly UncountedLine[] =>
  lines.map((line, place) => ({ ...line, key: `${place}` }));

/** Nothing of what waits is brought. */
export function forgetUncounted(): void {
  save({ typed: typedNow(), lines: [], aside: [] });
}

/** Another page seeks these words in the field: a list that waits stays before them. */
export function seekBesideList(words: string): void {
  const text = readInField().length === 0 ? words : `${typedNow()}; ${words}`;
  saveDraft('productSearch', text);
}
