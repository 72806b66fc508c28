import { type DeclarationListQuery, mayBeginReference } from '@retour/contract';
import { normalisePublicIdText, parseReceiptNumber, type TypedReceiptNumber } from '@retour/core';
import { askedWords } from '../../declaration/storage/search-words';

/** What is typed in the search boxes. */
export interface TypedSearch {
  readonly words: readonly string[];
  readonly publicIdStart: string;
  /** What is typed may be the beginning of a name, a flight or the beginning of a reference: any of them. */
  readonly isEither: boolean;
  /** What is typed is the number of a receipt, and nothing else. */
  readonly receipt: TypedReceiptNumber | null;
}

/** Null when nothing is typed; 'nobody' when nothing can match. */
export function typedSearch({
  search = '',
  searchPublicId = '',
}: DeclarationListQuery): TypedSearch | 'nobody' | null {
  const words = askedWords(search);
  const publicIdStart = normalisePublicIdText(searchPublicId);
  if (search.trim() === '' && publicIdStart === '') return null;
  if ((search.trim() !== '' && words.length === 0) || !/^[0-9A-Z]*$/.test(publicIdStart)) return 'nobody';
  const receipt = publicIdStart === '' ? parseReceiptNumber(search) : null;
  return words.length > 0 && publicIdStart === '' && mayBeginReference(search)
    ? { words, publicIdStart: normalisePublicIdText(search), isEither: true, receipt }
    : { words, publicIdStart, isEither: false, receipt };
}
