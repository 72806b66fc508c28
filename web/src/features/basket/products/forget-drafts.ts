import { keepQuery } from './kept-query';
import { draftPrefix } from './use-kept-draft';

/** Forgets, in this tab, the articles begun and not added, and what was searched. */
export function forgetDrafts(): void {
  keepQuery('');
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // A forbidden storage holds nothing either.
  }
}
