import { partsOf } from './list-text';
import { noteUncounted } from './note-uncounted';
import type { DecidedArticle } from './typed-list-draft';
import type { NotedList, UncountedLine } from './uncounted-lines';

/** Keeps what waits of a list beside its text, with what was decided of the rest. */
export function noteList(
  typed: string,
  lines: readonly UncountedLine[],
  decided: readonly DecidedArticle[],
): void {
  const records = decided.map((one) => ({ ...one }));
  noteUncounted(typed, lines, records, answersOf(typed, lines, decided));
}

/** A line that stands in another list too, set aside or of another tab, is answered once. */
function answersOf(
  typed: string,
  waiting: readonly UncountedLine[],
  decided: readonly DecidedArticle[],
): (list: NotedList) => NotedList {
  const left = new Set(waiting.map((line) => line.typed));
  const written = new Set(decided.length === 0 ? [] : partsOf(typed).filter((part) => !left.has(part)));
  return (list) => {
    const answered = list.lines.filter((line) => written.has(line.typed));
    if (answered.length === 0) return list;
    const keys = new Set(answered.map(({ key }) => key));
    const answers = decided.filter(({ key }) => keys.has(key)).map((one) => ({ ...one, isOfOthers: true }));
    return {
      ...list,
      lines: list.lines.filter((line) => !answered.includes(line)),
      decided: [...(list.decided ?? []), ...answers],
    };
  };
}
