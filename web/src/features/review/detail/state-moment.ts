import { type Declaration, formatMoment, type HistoryEntry } from '@retour/contract';
import { detailText } from '../text/detail-text';

/**
 * When the declaration took the state that stands beside it: « le 21 novembre 2026 à 14 h 05 ». Until the history is
 * read, as after an act, that of its last change, unless this was a correction; else of its sending, with its name. What was paid
 * or closed, and no longer is, was validated before: it is said to be put back among what waits; what ended unpaid and waits again,
 * to be reopened.
 */
export function stateMoment(declaration: Declaration, history: readonly HistoryEntry[] | undefined): string {
  const { status, version, createdAt, updatedAt, submittedAt, correction, reversed, reopened } = declaration;
  const change = history?.findLast(
    (entry) =>
      (entry.action === 'status-changed' ||
        entry.action === 'reopened' ||
        (entry.action === 'reversed' && status === 'validated')) &&
      entry.to === status &&
      entry.version <= version,
  );
  if (change !== undefined && status !== 'submitted') {
    const sayAt = change.action === 'reversed' ? detailText.putBackOn : detailText.stateAt;
    return sayAt(formatMoment(change.at));
  }
  if (history === undefined && status !== 'submitted' && status !== 'draft' && correction?.at !== updatedAt) {
    const isPutBack = status === 'validated' && reversed !== undefined && reopened === undefined;
    const sayAt = isPutBack ? detailText.putBackOn : detailText.stateAt;
    return sayAt(formatMoment(updatedAt));
  }
  const reopenedAt = change?.action === 'reopened' ? change.at : reopened?.at;
  if (status === 'submitted' && reopenedAt !== undefined) {
    return detailText.reopenedOn(formatMoment(reopenedAt));
  }
  if (submittedAt !== undefined) return detailText.sentOn(formatMoment(change?.at ?? submittedAt));
  return detailText.createdOn(formatMoment(createdAt));
}
