import { randomUuid } from '../../../../lib/random-uuid';
import type { UnknownRecord } from '../../../../lib/shape';
import { forgetDraft, saveDraft } from '../../../../store';
import { asList } from './as-list';
import { type DecidedArticle, isDecidedArticle } from './decided-article';
import { keysOf, mayBeList, partsOf } from './list-text';
import {
  asideAt,
  isTaken,
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
  if (kept.length === 0) forgetDraft('uncountedLines', of);
  else if (JSON.stringify(kept) !== JSON.stringify(readLists(of)))
    saveDraft('uncountedLines', { lists: kept }, of);
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

/** Takes the lists set aside, and those of other tabs, to the field, before one that waits there; gives the text that it holds then. */
export function takeListsBack(of?: string): string {
  const typed = typedNow(of);
  const all = readLists(of);
  const own = readOwn(of, all);
  const aside = asideAt(typed, all, own).filter((list) => list.lines.length > 0);
  if (aside.length === 0) return typed;
  const inField = readInField(of).length > 0 ? [own?.typed === typed ? own : { typed, lines: [] }] : [];
  const lists = [...aside, ...inField];
  const [only] = lists.length === 1 ? lists : [];
  const text = only?.typed ?? asList(joined(lists));
  const decided = lastOfEach(decidedOf(lists));
  forgetLists(of);
  saveDraft('productSearch', text, of);
  saveDraft('typedList', { decided }, of);
  return text;
}

/** Their texts one after the other, each without the lines of those before: the second one written alike is the second there too. */
function joined(lists: readonly NotedList[]): readonly string[] {
  const written = new Set<string>();
  return lists.flatMap((list) => {
    const articles = articlesOf(list);
    const keys = keysOf(articles);
    const left = articles.filter((_, place) => !written.has(keys[place] ?? ''));
    for (const key of keys) written.add(key);
    return left.length < articles.length ? left : [list.typed.replace(/[\s,;]+$/u, '')];
  });
}

/** As they were read, where no sign stands between them. */
function articlesOf(list: NotedList): readonly string[] {
  const read = [
    ...list.lines.map((line) => line.typed),
    ...decidedOf([list]).map(({ key }) => key.replace(/ #\d+$/, '')),
  ];
  const apart = (part: string): readonly string[] => {
    const first = read.find((one) => part.startsWith(one) && /^\s/u.test(part.slice(one.length)));
    if (first === undefined || read.includes(part)) return [part];
    return [first, ...apart(part.slice(first.length).replace(/^\s+(?:et\s+)?/iu, ''))];
  };
  return partsOf(list.typed).flatMap(apart);
}

function decidedOf(lists: readonly NotedList[]): readonly DecidedArticle[] {
  const decided: readonly unknown[] = lists.flatMap((one) => one.decided ?? []);
  return decided.filter(isDecidedArticle);
}

/** What was answered last of each line, or taken back; what was only chosen of it otherwise. */
function lastOfEach(decided: readonly DecidedArticle[]): readonly DecidedArticle[] {
  const last = new Map<string, DecidedArticle>();
  for (const one of decided) {
    const isAnswered = one.articleId !== undefined || one.isIgnored !== undefined;
    if (isAnswered || !last.has(one.key)) last.set(one.key, one);
  }
  return [...last.values()];
}

/** Lines that came with a simulation wait in the place of what was typed here. */
export function replaceLists(lines: readonly Pick<UncountedLine, 'typed' | 'count'>[]): void {
  forgetLists();
  save([{ typed: asList(lines.map((line) => line.typed)), lines: keyed(lines) }], undefined);
}

function keyed(lines: readonly Pick<UncountedLine, 'typed' | 'count'>[]): readonly UncountedLine[] {
  const keys = keysOf(lines.map(({ typed }) => typed));
  return lines.map((line, place) => ({ ...line, key: keys[place] ?? line.typed }));
}

function forgetLists(of?: string): void {
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
