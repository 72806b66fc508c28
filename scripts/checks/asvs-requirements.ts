import { citedFiles } from './cited-files';

const states = ['met', 'partly', 'not met', 'installation', 'n/a'] as const;
type State = (typeof states)[number];

/** States of a requirement that must cite one of our files. */
const proved: ReadonlySet<string> = new Set<State>(['met', 'partly']);
/** | 1.2.4 | met | … |, or several requirements that one line answers. */
const row = /^\| (?<ids>\d[\d., ]*) \| (?<state>[^|]*) \| (?<rest>.*) \|$/;
const numbered = /^\| \d/;
/** A page of ours shows what was to be written. */
const pageLink = /\]\([\w./-]+\.md(?:#[\w-]+)?\)/;

/** Each requirement of the list must stand in one row, with a state, and the sum of the page must be that of its rows. */
export function asvsFaults(page: string, requirements: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  const counts = new Map<string, number>(states.map((state) => [state, 0]));
  const faults = page.split('\n').flatMap((line, index) => {
    if (!numbered.test(line)) return [];
    const { ids = '', state = '', rest = '' } = row.exec(line)?.groups ?? {};
    const own = ids.split(', ').filter((id) => id !== '');
    for (const id of own) seen.set(id, (seen.get(id) ?? 0) + 1);
    const known = counts.get(state);
    if (known === undefined) return [`${index + 1}: no state of ${states.join(', ')}`];
    counts.set(state, known + own.length);
    const isShown = !proved.has(state) || citedFiles(rest).length > 0 || pageLink.test(rest);
    return isShown ? [] : [`${index + 1}: ${state}, and no file that shows it`];
  });
  const all = new Set(requirements);
  const sum = `Of ${all.size}: ${states.map((state) => `${counts.get(state)} ${state}`).join(', ')}.`;
  return [
    ...faults,
    ...[...seen].filter(([id]) => !all.has(id)).map(([id]) => `${id}: no such requirement`),
    ...[...seen].filter(([, times]) => times > 1).map(([id]) => `${id}: twice`),
    ...[...all].filter((id) => !seen.has(id)).map((id) => `${id}: missing`),
    ...(page.includes(sum) ? [] : [`the sum is « ${sum} »`]),
  ];
}
