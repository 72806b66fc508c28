import { useLocation } from 'react-router';
import { isRecord, isText, objectOf } from '../../../lib/shape';
import { readDraft, saveDraft } from '../../../store';

/** An article that was just changed from the result, and what it and the whole basket owed before, in words. */
export interface ChangedLine {
  readonly id: string;
  readonly line: string;
  readonly total: string;
}

const isChangedLine = objectOf<ChangedLine>({ id: isText, line: isText, total: isText });

/** Before the article is opened: the history of the browser only says, there and back, which article it was. */
export function keepChangedLine(line: ChangedLine): void {
  saveDraft('changedLine', line);
}

/** None of another page's state. */
export function readChangedLine(state: unknown): ChangedLine | undefined {
  const kept = readDraft('changedLine', isChangedLine);
  return isRecord(state) && kept?.id === state.changed ? kept : undefined;
}

export function useChangedLine(): ChangedLine | undefined {
  return readChangedLine(useLocation().state);
}
