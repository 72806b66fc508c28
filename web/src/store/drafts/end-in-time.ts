import { isNumber, objectOf } from '../../lib/shape';
import type { DraftName } from './draft-table';
import { forgetDraft, readDraft } from './drafts';

const isDated = objectOf<{ readonly until: number }>({ until: isNumber });
const endOf = (name: DraftName): number | undefined => readDraft(name, isDated)?.until;

/** Forgets a draft when the time that it is kept for is over, then says so; returns the way to stop. */
export function endInTime(name: DraftName, onEnd?: () => void): () => void {
  const until = endOf(name);
  if (until === undefined) return () => undefined;
  const timer = setTimeout(
    () => {
      // Another one may have been kept since.
      if (endOf(name) === until) forgetDraft(name);
      onEnd?.();
    },
    Math.max(0, until - Date.now()),
  );
  return () => clearTimeout(timer);
}
