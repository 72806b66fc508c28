import type { SentDeclaration } from '../../../store';

/** Those that may be held out to an agent, in the order in which they were sent: it stays while one goes from one to another. */
export function shownDeclarations(sent: readonly SentDeclaration[]): readonly SentDeclaration[] {
  return sent
    .filter(({ status }) => status !== 'cancelled')
    .toSorted(
      (one, other) => one.submittedAt.localeCompare(other.submittedAt) || one.id.localeCompare(other.id),
    );
}
