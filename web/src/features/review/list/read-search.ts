import { declarationListLimits, readSearchText } from '@retour/contract';
import { normalisePublicIdText, parsePublicId, parseReceiptNumber } from '@retour/core';
import { randomUuid } from '../../../lib/random-uuid';
import { saveDraft } from '../../../store';
import { maxLinkLength } from '../../basket/sharing/max-link-length';
import { reviewPaths } from '../review-paths';
import { type ListFilters, noFilters, readFilters } from './list-filters';
import { type ListPlace, listPlace } from './list-place';

/** What a search field asks for: one declaration, a whole list, or what the present list is narrowed to. */
export type Search =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'declaration'; readonly reference: string }
  | { readonly kind: 'list'; readonly filters: ListFilters }
  /** A traveller's simulation, to begin a declaration with. */
  | { readonly kind: 'simulation'; readonly link: string }
  | { readonly kind: 'typed'; readonly typed: Pick<ListFilters, 'search' | 'searchPublicId'> };

const referenceLength = 9;

/** The filters of a list whose address is pasted. */
function listAt(address: string): ListFilters | undefined {
  const link = URL.parse(address);
  if (link?.pathname.replace(/\/$/, '') !== reviewPaths.list) return undefined;
  return readFilters(link.searchParams).filters;
}

const words = (text: string): Search => ({
  kind: 'typed',
  typed: { search: text.slice(0, declarationListLimits.search), searchPublicId: '' },
});

const beginning = (start: string): Search => ({
  kind: 'typed',
  typed: { search: '', searchPublicId: start.slice(0, declarationListLimits.search) },
});

/** What is typed, pasted or scanned in a search field of the agents' pages. */
export function readSearch(typed: string): Search {
  const read = readSearchText(typed);
  switch (read.kind) {
    case 'nothing':
      return read;
    case 'reference':
      return { kind: 'declaration', reference: read.reference };
    case 'code':
      return read.reference === null ? words(read.text) : { kind: 'declaration', reference: read.reference };
    case 'simulation':
      return { kind: 'simulation', link: read.text.slice(0, maxLinkLength + 1) };
    case 'address': {
      const filters = listAt(read.address);
      return filters === undefined ? words(read.address) : { kind: 'list', filters };
    }
    case 'beginning':
      return beginning(read.start);
    case 'receipt':
    case 'flight':
    case 'phone':
    case 'words':
      return words(read.text);
  }
}

/** Where something found is shown: what nobody else should read goes with it in the history of the browser. */
export interface FoundPlace {
  readonly to: string;
  readonly state: ListPlace['state'] | { readonly scanned: string };
}

/**
 * Never at the address that was scanned: what the link holds is read by the pages of this service. It stands in the tab, where it
 * is erased with the session; the history only says which one it is of.
 */
export function takeoverPlace(link: string): FoundPlace {
  const scanned = randomUuid();
  saveDraft('scannedSimulation', link, scanned);
  return { to: reviewPaths.takeover, state: { scanned } };
}

/** Where a text typed outside the list leads; undefined when there is none. */
export function searchPlace(typed: string): FoundPlace | undefined {
  const search = readSearch(typed);
  switch (search.kind) {
    case 'nothing':
      return undefined;
    case 'declaration':
      return { to: reviewPaths.declaration(search.reference), state: null };
    case 'simulation':
      return takeoverPlace(search.link);
    case 'list':
      return listPlace(search.filters);
    case 'typed':
      return listPlace({ ...noFilters, ...search.typed });
  }
}

/** A code of ours by its beginning, whatever a scanner's keyboard made of its signs. */
const scannedCode = /^\s*RF1[^\p{L}\p{N}]+(?<reference>[a-z0-9]{9}(?![\p{L}\p{N}]))?/iu;

/**
 * The page of a reference that cannot be, for a code of ours that is read wrong: the sheet of another declaration does not stay
 * under the hands of who scanned it.
 */
function damagedPlace(text: string): FoundPlace | undefined {
  const code = scannedCode.exec(text);
  return code === null
    ? undefined
    : { to: reviewPaths.declaration(code.groups?.reference ?? 'RF1'), state: null };
}

/**
 * Where what a scanner read is opened: a declaration, a simulation, the receipts of a number, what says that a code of ours is
 * damaged; undefined for anything else.
 */
export function scannedPlace(text: string): FoundPlace | undefined {
  const { kind } = readSearch(text);
  // Six figures alone are scanned from anything.
  const isReceipt = (parseReceiptNumber(text)?.year ?? null) !== null;
  const isOurs = kind === 'declaration' || kind === 'simulation' || isReceipt;
  return isOurs ? searchPlace(text) : damagedPlace(text);
}

/** Kinds of streets, as people write them; the end of some is cut in what is copied. */
const streetWords =
  /(?:^|[\s,])(?:rue|av(?:enue)?|b(?:oulevar)?d|place|chemin|impasse|all[ée]es?|route|quai|cours|square|passage|faubourg|lotissement|r[ée]sidence|street|road)(?:\.|[\s,]|$)/iu;
/** A number of a street, or a postal code, with a word beside it. */
const numberedWord =
  /^\s*\d{1,4}(?:\s*(?:bis|ter))?[\s,]+(?:rue|av|bd)|(?:^|[\s,])\d{5}[\s,]+\p{L}{2}|\p{L}{2}[\s,]+\d{5}\s*$/iu;

/** Words in which a postal address may be known: several, of which one is a kind of street, or a postal code. */
export function isLikeAnAddress(typed: string): boolean {
  const isSeveral = /\S\s+\S/u.test(typed);
  return isSeveral && (streetWords.test(typed) || numberedWord.test(typed));
}

/** Figures alone, fewer than a telephone has: its end, as it is read out. */
export function isLikeAPartOfPhone(typed: string): boolean {
  const figures = typed.replace(/[\s.\-\p{Pd}]/gu, '');
  return /^\d{4,9}$/.test(figures);
}

/** A reference typed whole with a typo: no declaration can have it. */
export function isTypo(searchPublicId: string): boolean {
  return (
    normalisePublicIdText(searchPublicId).length === referenceLength &&
    parsePublicId(searchPublicId).kind === 'faulty'
  );
}
