import { saveDraft } from '../../../../../store';
import { asList } from '../reading/as-list';
import { keysOf, mayBeList, withoutQuoted } from '../reading/list-text';
import { namesKeptWhole, partsWithNames } from '../reading/named-parts';
import { type DecidedArticle, isDecidedArticle } from './decided-article';
import { forgetLists } from './note-uncounted';
import {
  asideAt,
  type NotedList,
  readInField,
  readLists,
  readOwn,
  typedNow,
  type UncountedLine,
} from './uncounted-lines';

/** Takes the lists set aside, and those of other tabs, to the field, before one that waits there; gives the text that it holds then. */
export function takeListsBack(of?: string): string {
  const typed = typedNow(of);
  const all = readLists(of);
  const own = readOwn(of, all);
  const aside = asideAt(typed, all, own).filter((list) => list.lines.length > 0);
  const waiting = readInField(of);
  if (aside.length === 0) {
    const alone = isSought(waiting) ? soughtText({ typed, lines: waiting }) : typed;
    if (alone !== typed) saveDraft('productSearch', alone, of);
    return alone;
  }
  const inField = waiting.length > 0 ? [own?.typed === typed ? own : { typed, lines: [] }] : [];
  const lists = [...aside, ...inField];
  const [only] = lists.length === 1 ? lists : [];
  const text = only === undefined ? asList(joined(lists)) : textOf(only);
  const decided = lastOfEach(decidedOf(lists));
  forgetLists(of);
  saveDraft('productSearch', text, of);
  saveDraft('typedList', { decided }, of);
  return text;
}

const writtenIn = (lines: readonly UncountedLine[]): readonly string[] => lines.map((line) => line.typed);

/** One article that was sought with its price, and no list. */
const isSought = (lines: readonly UncountedLine[]): boolean =>
  lines.length > 0 && lines.every((line) => line.isSought === true);

/**
 * What leads back to it: a list of it alone, and not what its words find. « lego 42100 » is sought again, as a list would take its
 * number for a price.
 */
function soughtText({ typed, lines }: NotedList): string {
  return lines.some((line) => line.isCurrencyAssumed === true) ? typed : asList(writtenIn(lines));
}

function textOf(list: NotedList): string {
  if (isSought(list.lines)) return soughtText(list);
  return mayBeList(list.typed) ? list.typed : asList(writtenIn(list.lines));
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

/** As they were read, where no sign stands between them. A text of several that nobody read names none of them. */
function articlesOf(list: NotedList): readonly string[] {
  const read = [
    ...writtenIn(list.lines.filter(({ count }) => count === undefined)),
    ...decidedOf([list]).map(({ key }) => key.replace(/ #\d+$/, '')),
  ];
  const apart = (part: string): readonly string[] => {
    const first = read.find((one) => part.startsWith(one) && /^\s/u.test(part.slice(one.length)));
    if (first === undefined || read.includes(part)) return [part];
    return [first, ...apart(part.slice(first.length).replace(/^\s+(?:et\s+)?/iu, ''))];
  };
  // The cells of a table are no articles.
  if (read.some((one) => withoutQuoted(one).includes(';'))) return [list.typed];
  return partsWithNames(list.typed, namesKeptWhole(read)).flatMap(apart);
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
