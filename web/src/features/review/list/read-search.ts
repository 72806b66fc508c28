import { declarationListLimits, normalisePhoneNumber } from '@retour/contract';
import { normalisePublicIdText, parseFlightNumber, parsePublicId, referenceOfCodeText } from '@retour/core';
import { readReference } from '../detail/read-reference';
import { reviewPaths } from '../review-paths';
import { type ListFilters, readFilters } from './list-filters';

/**
 * What was typed in the one search box: what names one declaration, the address of a list, the beginning of a reference,
 * or words (a name, a flight, a telephone).
 */
export type TypedSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'list'; readonly filters: ListFilters }
  | { readonly kind: 'beginning'; readonly searchPublicId: string }
  | { readonly kind: 'name'; readonly search: string };

const referenceLength = 9;
const phoneFigures = 10;

const labelled = /^\s*r[ée]f(?:[ée]rence)?\b[\s.:nN°]*(?<reference>.+)$/iu;

function afterLabel(text: string): string {
  return labelled.exec(text)?.groups?.reference ?? '';
}

/** The reference in what is scanned, pasted or copied with what stands around it: a code's text, a link, « Réf. … ». */
function referenceIn(text: string): string | undefined {
  const inCode = referenceOfCodeText(text);
  if (inCode !== null) return inCode;
  const inLink = linkIn(text)?.pathname.split('/') ?? [];
  for (const candidate of [text, afterLabel(text), ...inLink]) {
    const reference = readReference(candidate);
    if (reference !== undefined) return reference;
  }
  return undefined;
}

function linkIn(text: string): URL | null {
  return /^\s*https?:\/\//i.test(text) ? URL.parse(text.trim()) : null;
}

/** The filters of a list whose address is pasted. */
function listIn(text: string): ListFilters | undefined {
  const link = linkIn(text);
  if (link?.pathname.replace(/\/$/, '') !== reviewPaths.list) return undefined;
  return readFilters(link.searchParams).filters;
}

/**
 * References hold figures nearly always, and names never; an e-mail address has its sign. Where a flight or a name could
 * be the beginning of a reference, the server looks for both.
 */
export function readSearch(typed: string): TypedSearch {
  const reference = referenceIn(typed);
  if (reference !== undefined) return { kind: 'reference', reference };
  const filters = listIn(typed);
  if (filters !== undefined) return { kind: 'list', filters };
  const text = typed.trim().slice(0, declarationListLimits.search);
  if (text === '') return { kind: 'nothing' };
  const labelledStart = afterLabel(text);
  if (labelledStart !== '') return { kind: 'beginning', searchPublicId: labelledStart };
  const hasFigures = /\d/.test(text) && /^[\p{L}\d\s.\-‐-―]+$/u.test(text);
  const isOther = isPhone(text) || parseFlightNumber(text) !== null;
  return hasFigures && !isOther
    ? { kind: 'beginning', searchPublicId: text }
    : { kind: 'name', search: text };
}

function isPhone(text: string): boolean {
  return normalisePhoneNumber(text) !== null || lacksCountryCode(text);
}

/** Figures alone, more than a reference has: a telephone of another country, written as it is dialled there. */
export function lacksCountryCode(text: string): boolean {
  const figures = text.replace(/[\s.\-/()‐-―]/gu, '');
  return /^\d+$/.test(figures) && figures.length >= phoneFigures && normalisePhoneNumber(text) === null;
}

/** A reference typed whole with a typo: no declaration can have it. */
export function isTypo(searchPublicId: string): boolean {
  return (
    normalisePublicIdText(searchPublicId).length === referenceLength &&
    parsePublicId(searchPublicId).kind === 'faulty'
  );
}
