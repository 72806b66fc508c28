import { type DeclarationListQuery, declarationListLimits, normalisePhoneNumber } from '@retour/contract';
import {
  type DeclarationStatus,
  declarationStatuses,
  type MeanOfTransport,
  meansOfTransport,
  normalisePublicIdText,
  parseFlightNumber,
  parsePublicId,
  referenceOfCodeText,
} from '@retour/core';
import { isDay } from '../../../lib/shape';

/** What the list is asked for, as its address says it (specification §3). Empty means unfiltered. */
export interface ListFilters {
  readonly search: string;
  readonly searchPublicId: string;
  readonly status: readonly DeclarationStatus[];
  readonly meanOfTransports: readonly MeanOfTransport[];
  /** Days of Paris, both included. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const noFilters: ListFilters = {
  search: '',
  searchPublicId: '',
  status: [],
  meanOfTransports: [],
  startDate: undefined,
  endDate: undefined,
  limit: declarationListLimits.limit.default,
  offset: 0,
};

export interface FiltersReading {
  readonly filters: ListFilters;
  /** Something in the address names no filter that exists: it was left aside. */
  readonly isFaulty: boolean;
}

/** Reads an address that anybody may have altered: what cannot be understood is left aside. */
export function readFilters(parameters: URLSearchParams): FiltersReading {
  let isFaulty = false;
  const fault = (): undefined => {
    isFaulty = true;
    return undefined;
  };
  const several = <Value extends string>(name: string, known: readonly Value[]): readonly Value[] => {
    const given = parameters.getAll(name);
    if (given.some((value) => !known.some((one) => one === value))) fault();
    return known.filter((value) => given.includes(value));
  };
  const text = (name: string): string => {
    const given = (parameters.get(name) ?? '').trim();
    return given.length <= declarationListLimits.search && !/[\0\p{Cs}]/u.test(given)
      ? given
      : (fault() ?? '');
  };
  const day = (name: string): string | undefined => {
    const given = parameters.get(name) ?? '';
    if (given === '') return undefined;
    return isDay(given) ? given : fault();
  };
  const whole = (name: string, least: number, most: number): number | undefined => {
    const given = parameters.get(name);
    if (given === null) return undefined;
    return /^\d{1,7}$/.test(given) && Number(given) >= least && Number(given) <= most
      ? Number(given)
      : fault();
  };
  const [startDate, endDate] = [day('startDate'), day('endDate')];
  const isInverted = startDate !== undefined && endDate !== undefined && startDate > endDate;
  if (isInverted) fault();
  const filters: ListFilters = {
    search: text('search'),
    searchPublicId: text('searchPublicId'),
    status: several('status', declarationStatuses),
    meanOfTransports: several('meanOfTransports', meansOfTransport),
    startDate: isInverted ? undefined : startDate,
    endDate: isInverted ? undefined : endDate,
    limit: whole('limit', 1, declarationListLimits.limit.max) ?? noFilters.limit,
    offset: whole('offset', 0, declarationListLimits.offset) ?? 0,
  };
  return { filters, isFaulty };
}

/** The address of a list, « ?status=submitted »; empty when nothing is filtered. */
export function writeFilters(filters: ListFilters): string {
  const { search, searchPublicId, status, meanOfTransports, startDate, endDate, limit, offset } = filters;
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  if (searchPublicId !== '') parameters.set('searchPublicId', searchPublicId);
  for (const value of status) parameters.append('status', value);
  for (const value of meanOfTransports) parameters.append('meanOfTransports', value);
  if (startDate !== undefined) parameters.set('startDate', startDate);
  if (endDate !== undefined) parameters.set('endDate', endDate);
  if (limit !== noFilters.limit) parameters.set('limit', String(limit));
  if (offset !== 0) parameters.set('offset', String(offset));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The same filters as the API takes them. */
export function toListQuery(filters: ListFilters): Partial<DeclarationListQuery> {
  const { search, searchPublicId, status, meanOfTransports, startDate, endDate, limit, offset } = filters;
  return {
    limit,
    offset,
    ...(search === '' ? {} : { search }),
    ...(searchPublicId === '' ? {} : { searchPublicId: normalisePublicIdText(searchPublicId) }),
    ...(status.length === 0 ? {} : { status: [...status] }),
    ...(meanOfTransports.length === 0 ? {} : { meanOfTransports: [...meanOfTransports] }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** How many kinds of filters are in use; the page and its size are none. */
export function countFilters(filters: ListFilters): number {
  const { search, searchPublicId, status, meanOfTransports, startDate, endDate } = filters;
  return [
    search !== '',
    searchPublicId !== '',
    status.length > 0,
    meanOfTransports.length > 0,
    startDate !== undefined || endDate !== undefined,
  ].filter(Boolean).length;
}

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
