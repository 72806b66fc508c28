import { saveDraft } from '../../../../store';
import { asList } from './as-list';
import { type DecidedArticle, isDecidedArticle } from './decided-article';
import { keysOf, partsOf } from './list-text';
import { forgetLists } from './note-uncounted';
import { asideAt, type NotedList, readInField, readLists, readOwn, typedNow } from './uncounted-lines';

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
