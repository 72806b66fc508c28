import { randomUuid } from '../../../../../lib/random-uuid';
import type { UnknownRecord } from '../../../../../lib/shape';
import { forgetDraft, type SimulatorRequest, saveDraft } from '../../../../../store';
import { asList } from '../reading/as-list';
import { keysOf, mayBeList } from '../reading/list-text';
import {
  asideAt,
  isTaken,
  judgedFor,
  type NotedList,
  readInField,
  readLists,
  readOwn,
  tabNow,
  typedNow,
  type UncountedLine,
  unreadText,
} from './uncounted-lines';

/** Lists of other tabs of which nothing waits are kept for these tabs, which may be closed: the last ones only. */
const maxSettled = 5;

/**
 * A tab is told from the others as long as it noted something of its own. Written only where it changes: each tab writes what it
 * last read of the others, which may have written since.
 */
function save(lists: readonly NotedList[], tab: string | undefined, of?: string): void {
  const held = lists.filter(
    (list) => list.lines.length > 0 || (list.tab !== undefined && mayBeList(list.typed)),
  );
  const settled = held.filter((list) => list.lines.length === 0 && list.tab !== tab);
  const dropped = settled.slice(0, -maxSettled);
  const kept = held.filter((list) => !dropped.includes(list));
  const wasTaken = isTaken(of);
  if (kept.length === 0) forgetDraft('uncountedLines', of);
  else if (JSON.stringify(kept) !== JSON.stringify(readLists(of)))
    saveDraft('uncountedLines', { lists: kept }, of);
  // Another tab has what is in this field: it stays empty.
  if (wasTaken) return;
  // Read back, as the device may have had no room for it.
  if (tab !== undefined && readLists(of).some((list) => list.tab === tab)) saveDraft('listTab', tab, of);
  else forgetDraft('listTab', of);
}

/** Kept beside the text, for the pages that do not read it; forgotten with it. */
export function noteUncounted(
  of: string | undefined,
  typed: string,
  lines: readonly UncountedLine[],
  decided?: readonly UnknownRecord[] | undefined,
  /** Makes of another list what is answered in this one. */
  answered = (list: NotedList): NotedList => list,
): void {
  if (isTaken(of)) {
    if (!mayBeList(typed)) forgetDraft('listTab', of);
    return;
  }
  const now = typedNow(of);
  const lists = readLists(of);
  const own = readOwn(of, lists);
  const aside = asideAt(now, lists, own?.typed === typed ? { ...own, lines } : own);
  // The text may be over, or written over, since it was read.
  const before = own?.typed === now ? own : { decided, lines: [] };
  const noted = typed === now ? { lines, decided } : before;
  const tab = tabNow(of) ?? randomUuid();
  // In its place: tabs that note in turn would write without end.
  const place = own === undefined ? aside.length : lists.indexOf(own);
  const others = aside.map(answered);
  const noting = { tab, typed: now, lines: noted.lines, decided: noted.decided };
  save([...others.slice(0, place), noting, ...others.slice(place)], tab, of);
}

/** A text that is not read yet may be replaced before it is. */
export function noteUnread(of: string | undefined, typed: string): void {
  if (readOwn(of)?.typed !== typed) noteUncounted(of, typed, [unreadText(typed)]);
}

/** What was sought is in the basket, or is not brought: the field is empty on the next visit. */
export function endSearch(of: string | undefined): void {
  noteUncounted(of, typedNow(of), []);
  forgetDraft('productSearch', of);
}

/** Lines that came with a simulation, judged for its trip, wait in the place of what was typed here. */
export function replaceLists(lines: readonly LineBeside[], request: SimulatorRequest): void {
  const judged = lines.map((line) => ({ ...line, judgedFor: judgedFor(request) }));
  forgetLists();
  save([{ typed: asList(lines.map((line) => line.typed)), lines: keyed(judged) }], undefined);
}

/** What no list had, all of it in one: two articles that are written alike are two. */
const isBeside = ({ tab, lines }: NotedList): boolean =>
  tab === undefined && lines.length > 0 && lines.every(({ isLeftOut }) => isLeftOut === true);

function saveBeside(of: string | undefined, change: (lines: readonly LineBeside[]) => readonly LineBeside[]) {
  const lists = readLists(of);
  const lines = change(lists.filter(isBeside).flatMap((list) => list.lines));
  const beside = { typed: asList(lines.map((line) => line.typed)), lines: keyed(lines) };
  save([...lists.filter((list) => !isBeside(list)), beside], tabNow(of), of);
}

type LineBeside = Omit<UncountedLine, 'key'>;

/** What something else than a list left out waits beside its lines. */
export function waitBeside(of: string | undefined, lines: readonly LineBeside[]): void {
  saveBeside(of, (before) => [...before, ...lines]);
}

/** One of those that are written so is back in the basket. */
export function waitNoLonger(of: string | undefined, typed: string): void {
  saveBeside(of, (lines) => {
    const place = lines.findLastIndex((line) => line.typed === typed);
    return lines.filter((_, position) => position !== place);
  });
}

function keyed(lines: readonly Omit<UncountedLine, 'key'>[]): readonly UncountedLine[] {
  const keys = keysOf(lines.map(({ typed }) => typed));
  return lines.map((line, place) => ({ ...line, key: keys[place] ?? line.typed }));
}

/** Every list of this basket, as if none had been typed. */
export function forgetLists(of?: string): void {
  for (const name of ['productSearch', 'typedList', 'uncountedLines', 'listTab'] as const)
    forgetDraft(name, of);
}

/** Nothing of what waits is brought: the list of each tab shows it as ignored. */
export function forgetUncounted(of?: string): void {
  const lists = readLists(of).filter(({ tab }) => tab !== undefined);
  save(
    lists.map((list) => ({
      ...list,
      lines: [],
      decided: [
        ...(list.decided ?? []),
        ...list.lines.map(({ key }) => ({ key, isIgnored: true, isOfOthers: true })),
      ],
    })),
    tabNow(of),
    of,
  );
}

/** Another page seeks these words in the field: a list that waits stays before them. */
export function seekBesideList(words: string): void {
  const text = readInField().length === 0 ? words : `${typedNow()}; ${words}`;
  if (isTaken()) forgetDraft('listTab');
  saveDraft('productSearch', text);
}
