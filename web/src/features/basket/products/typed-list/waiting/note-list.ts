import type { DecidedArticle } from './decided-article';
import { noteUncounted } from './note-uncounted';
import { isAnswer } from './typed-list-draft';
import type { NotedList, UncountedLine } from './uncounted-lines';

/** Keeps what waits of a list beside its text, with what was decided of the rest. */
export function noteList(
  of: string | undefined,
  typed: string,
  lines: readonly UncountedLine[],
  decided: readonly DecidedArticle[],
): void {
  const records = decided.map((one) => ({ ...one, isOfOthers: undefined }));
  noteUncounted(of, typed, lines, records, answersOf(lines, decided));
}

/** A line that stands in another list too, set aside or of another tab, is answered once: of those written alike, the first is the first there. */
function answersOf(
  waiting: readonly UncountedLine[],
  decided: readonly DecidedArticle[],
): (list: NotedList) => NotedList {
  const left = new Set(waiting.map(({ key }) => key));
  const given = new Map(
    decided.filter((one) => isAnswer(one) && !left.has(one.key)).map((one) => [one.key, one]),
  );
  return (list) => {
    const answers = list.lines.flatMap(({ key }) => given.get(key) ?? []);
    if (answers.length === 0) return list;
    return {
      ...list,
      lines: list.lines.filter(({ key }) => !given.has(key)),
      decided: [...(list.decided ?? []), ...answers.map((one) => ({ ...one, isOfOthers: true }))],
    };
  };
}
