import { parsePublicId, referenceOfCodeText } from '@retour/core';
import { referenceText } from '../text/codes-text';

const codePrefix = /^\s*RF1~/i;

export type CheckedReference =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'reference'; readonly publicId: string }
  /** The text of a QR code, pasted or typed by a scanner. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'faulty'; readonly message: string };

/** What is typed so far: nothing is said against it before it is long enough. */
export function checkReference(typed: string): CheckedReference {
  if (codePrefix.test(typed) || referenceOfCodeText(typed) !== null) {
    return { kind: 'code', text: typed.trim() };
  }
  const parsed = parsePublicId(typed);
  if (parsed.kind === 'valid') return { kind: 'reference', publicId: parsed.publicId };
  const characters = typed.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (parsed.fault === 'length' && characters < 9) return { kind: 'incomplete' };
  return { kind: 'faulty', message: referenceText[parsed.fault] };
}
