import { productSearchSettings } from '../../reference';

/** Whether what is typed is enough to be searched. */
export function isSearched(query: string): boolean {
  return query.replace(/[^\p{L}\p{N}]/gu, '').length >= productSearchSettings.minCharacters;
}
