import { useLocation } from 'react-router';
import { isRecord, isText, objectOf } from '../../../lib/shape';

/** An article that was just changed from the result, and what it and the whole basket owed before, in words. */
export interface ChangedLine {
  readonly id: string;
  readonly line: string;
  readonly total: string;
}

const isChangedLine = objectOf<ChangedLine>({ id: isText, line: isText, total: isText });

/** What goes with the pages in the history of the browser, there and back; none of another page's state. */
export function readChangedLine(state: unknown): ChangedLine | undefined {
  const changed = isRecord(state) ? state.changed : undefined;
  return isChangedLine(changed) ? changed : undefined;
}

export function useChangedLine(): ChangedLine | undefined {
  return readChangedLine(useLocation().state);
}
