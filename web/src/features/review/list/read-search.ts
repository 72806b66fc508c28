import { declarationListLimits, readSearchText } from '@retour/contract';
import { normalisePublicIdText, parsePublicId } from '@retour/core';
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
    case 'flight':
    case 'phone':
    case 'words':
      return words(read.text);
  }
}

/** Where something found is shown: what nobody else should read goes with it in the history of the browser. */
export interface FoundPlace {
  readonly to: string;
  readonly state: ListPlace['state'] | { readonly link: string };
}

/** Never at the address that was scanned: what the link holds is read by the pages of this service. */
export function takeoverPlace(link: string): FoundPlace {
  return { to: reviewPaths.takeover, state: { link } };
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

/** A reference typed whole with a typo: no declaration can have it. */
export function isTypo(searchPublicId: string): boolean {
  return (
    normalisePublicIdText(searchPublicId).length === referenceLength &&
    parsePublicId(searchPublicId).kind === 'faulty'
  );
}
