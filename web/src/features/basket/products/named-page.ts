import { isRecord, isText } from '../../../lib/shape';
import { readDraft } from '../../../store';

/**
 * How a page is named by what a person typed, never in its address. The tab keeps it, where it can be erased; the history of the
 * browser only says which name it is.
 */
export interface NamedPage {
  readonly name?: string | undefined;
  readonly returnTo?: string | undefined;
  /** What was assumed of the article, said over its form: it goes by the name, whatever product it is counted as. */
  readonly note?: string | undefined;
  /** The article of the basket whose place the one that is chosen takes. */
  readonly replaces?: string | undefined;
  /** The line of a typed list that led here, by the name of its opening. */
  readonly opened?: string | undefined;
  /** A form that was left is opened again: what stands in the search is of another article. */
  readonly isResumed?: boolean | undefined;
}

/** Another page's state, or an earlier version's, is read as none. */
export function readNamedPage(state: unknown): NamedPage {
  const { named, returnTo, note, replaces, opened, isResumed } = isRecord(state) ? state : {};
  const text = (value: unknown): string | undefined => (isText(value) ? value : undefined);
  return {
    name: isText(named) ? readDraft('pageName', isText, named) : undefined,
    returnTo: text(returnTo),
    note: text(note),
    replaces: text(replaces),
    opened: text(opened),
    isResumed: isResumed === true,
  };
}
