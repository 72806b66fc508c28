import { declarationListLimits, normalisePhoneNumber } from '@retour/contract';
import { normalisePublicIdText, parseFlightNumber, parsePublicId, referenceOfCodeText } from '@retour/core';

/** What was typed in the one search box: a whole reference, the beginning of one, or words (a name, a flight, a telephone). */
export type TypedSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reference'; readonly publicId: string }
  | { readonly kind: 'beginning'; readonly searchPublicId: string }
  | { readonly kind: 'name'; readonly search: string };

const referenceLength = 9;

const labelled = /^\s*r[ée]f(?:[ée]rence)?\b[\s.:nN°]*(?<reference>.+)$/iu;

function afterLabel(text: string): string {
  return labelled.exec(text)?.groups?.reference ?? '';
}

/** The reference in what is scanned, pasted or copied with what stands around it: a code's text, a link, « Réf. … ». */
function referenceIn(text: string): string | undefined {
  const inCode = referenceOfCodeText(text);
  if (inCode !== null) return inCode;
  const inLink = /^https?:\/\//i.test(text.trim()) ? text.trim().split(/[/?#]/).slice(3) : [];
  for (const candidate of [text, afterLabel(text), ...inLink]) {
    const parsed = parsePublicId(candidate);
    if (parsed.kind === 'valid') return parsed.publicId;
  }
  return undefined;
}

/**
 * References hold figures nearly always, and names never; an e-mail address has its sign. Where a flight or a name could
 * be the beginning of a reference, the server looks for both.
 */
export function readSearch(typed: string): TypedSearch {
  const publicId = referenceIn(typed);
  if (publicId !== undefined) return { kind: 'reference', publicId };
  const text = typed.trim().slice(0, declarationListLimits.search);
  if (text === '') return { kind: 'nothing' };
  const labelledStart = afterLabel(text);
  if (labelledStart !== '') return { kind: 'beginning', searchPublicId: labelledStart };
  const hasFigures = /\d/.test(text) && /^[\p{L}\d\s.\-‐-―]+$/u.test(text);
  return hasFigures && normalisePhoneNumber(text) === null && parseFlightNumber(text) === null
    ? { kind: 'beginning', searchPublicId: text }
    : { kind: 'name', search: text };
}

/** A reference typed whole with a slip of the pen: no declaration can have it. */
export function isTypo(searchPublicId: string): boolean {
  return (
    normalisePublicIdText(searchPublicId).length >= referenceLength &&
    parsePublicId(searchPublicId).kind === 'faulty'
  );
}
