import type { Declaration, HistoryEntry } from '@retour/contract';

/** What an agent has before them. */
export type SeenDeclaration = Pick<Declaration, 'id' | 'version' | 'pendingCorrection'>;

/** What happened since: later versions, and what became of a proposed correction, which makes none. */
export function changesSince(
  { version, pendingCorrection }: SeenDeclaration,
  history: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const seenAt = history.findLastIndex(
    (entry) =>
      entry.version <= version &&
      (pendingCorrection === undefined
        ? entry.proposal === undefined || entry.action === 'corrected'
        : entry.proposal === pendingCorrection && entry.action === 'correction-proposed'),
  );
  const rest = history.slice(seenAt + 1);
  const last = rest.at(-1);
  // Of proposals that nothing waits of any more, only the last word may be new.
  return pendingCorrection === undefined
    ? rest.filter((entry) => entry.version > version || entry === last)
    : rest;
}
