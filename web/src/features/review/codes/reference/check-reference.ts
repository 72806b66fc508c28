import { readSearchText } from '@retour/contract';
import { parsePublicId } from '@retour/core';
import { referenceText } from '../text/codes-text';

export type CheckedReference =
  /** Nothing to say against it yet: the beginning of a reference, or what the list is searched for. */
  | { readonly kind: 'searched' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reference'; readonly reference: string }
  /** The text of a QR code, pasted or typed by a scanner. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'faulty'; readonly message: string };

/** What is typed so far: nothing is said against a reference before it is long enough. */
export function checkReference(typed: string): CheckedReference {
  const read = readSearchText(typed);
  if (read.kind === 'nothing' || read.kind === 'reference' || read.kind === 'code') return read;
  if (read.kind !== 'beginning') return { kind: 'searched' };
  const parsed = parsePublicId(read.start);
  const characters = read.start.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (parsed.kind === 'valid' || (parsed.fault === 'length' && characters < 9)) return { kind: 'searched' };
  return { kind: 'faulty', message: referenceText[parsed.fault] };
}
