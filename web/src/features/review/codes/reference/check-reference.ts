import { parsePublicId } from '@retour/core';
import { referenceText } from '../text/codes-text';

const codePrefix = /^\s*RF1~/;

export type CheckedReference =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'reference'; readonly publicId: string }
  /** The whole text of a QR code, pasted. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'faulty'; readonly message: string };

/** What is typed so far: nothing is said against it before it is long enough. */
export function checkReference(typed: string): CheckedReference {
  if (codePrefix.test(typed)) return { kind: 'code', text: typed.trim() };
  const parsed = parsePublicId(typed);
  if (parsed.kind === 'valid') return { kind: 'reference', publicId: parsed.publicId };
  const characters = typed.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (parsed.fault === 'length' && characters < 9) return { kind: 'incomplete' };
  return { kind: 'faulty', message: referenceText[parsed.fault] };
}
