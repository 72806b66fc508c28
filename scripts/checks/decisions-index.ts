/** A page of docs/decisions: its file name and its text. */
export interface Decision {
  readonly file: string;
  readonly text: string;
}

const numbered = /^(\d{2})-[a-z-]+\.md$/;
const head = /^# (.+)\n\n\*Decided on (\d{4}-\d{2}-\d{2})\.\*\n/;

/** What the index of the decisions and the decisions themselves do not say alike. */
export function decisionFaults(decisions: readonly Decision[], index: string): readonly string[] {
  const numbers = new Set<string>();
  const faults = decisions.flatMap(({ file, text }) => {
    const number = numbered.exec(file)?.[1];
    if (number === undefined) return [`${file}: a name without a number of two digits`];
    if (numbers.has(number)) return [`${file}: number ${number} is taken`];
    numbers.add(number);
    const [, title, day] = head.exec(text) ?? [];
    if (title === undefined) return [`${file}: no title followed by « *Decided on YYYY-MM-DD.* »`];
    const row = `| ${number} | ${day} | [${title}](${file}) |`;
    return index.includes(row) ? [] : [`${file}: the index has no line « ${row} »`];
  });
  const known = new Set(decisions.map(({ file }) => file));
  const lost = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].flatMap(([, file = '']) =>
    known.has(file) ? [] : [`README.md: cites ${file}, which is not there`],
  );
  return [...faults, ...lost];
}
