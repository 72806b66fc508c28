import type { AccessEntry } from '@retour/contract';
import { precisionOf } from '../text/access-log-text';

export interface EntryGroup {
  /** The newest one. */
  readonly entry: AccessEntry;
  readonly count: number;
  /** When the first of them was. */
  readonly since: string;
}

/** What makes two entries say the same. */
const sayingOf = (entry: AccessEntry): string =>
  JSON.stringify([entry.action, entry.agent?.id, entry.network, entry.subject?.id, precisionOf(entry)]);

/** The same act by the same person, one after the other, is one line: a page that stays open reads its list again all day. */
export function groupEntries(entries: readonly AccessEntry[]): readonly EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && sayingOf(last.entry) === sayingOf(entry)) {
      groups[groups.length - 1] = { ...last, count: last.count + 1, since: entry.at };
    } else groups.push({ entry, count: 1, since: entry.at });
  }
  return groups;
}
