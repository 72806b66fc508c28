import { type ReviewFilterOf, textFilterNames } from '@retour/contract';
import { isRecord, isText } from '../../../lib/shape';
import { useAppStore } from '../../../store';
import { reviewPaths } from '../review-paths';
import { type FiltersReading, type ListFilters, readFilters, readText, writeFilters } from './list-filters';

type Typed = Readonly<Record<ReviewFilterOf<'text'>, string>>;

/**
 * Where a list stands: what is chosen is in its address; what is typed to find somebody goes with it in the history of
 * the browser, which no server, proxy or list of visited pages is told.
 */
export interface ListPlace {
  readonly to: string;
  readonly state: { readonly typed: Typed; readonly by?: string | undefined } | null;
}

/** Who is signed in: the history of a tab is read by whoever signs in next, too, and holds what is typed. */
export function currentAgent(): string | undefined {
  return useAppStore.getState().users.user?.userId;
}

function typedOf(filters: ListFilters): Typed {
  return Object.fromEntries(textFilterNames.map((name) => [name, filters[name]])) as Typed;
}

export function listPlace(filters: ListFilters): ListPlace {
  const isTyped = textFilterNames.some((name) => filters[name] !== '');
  return {
    to: `${reviewPaths.list}${writeFilters(filters)}`,
    state: isTyped ? { typed: typedOf(filters), by: currentAgent() } : null,
  };
}

/** Whether two lists are asked for the same. */
export function isSamePlace(one: ListPlace, other: ListPlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Another page's state, an earlier version's or another agent's is read as none. */
function readTyped(state: unknown): Partial<Typed> {
  const typed: unknown = isRecord(state) && state.by === currentAgent() ? state.typed : undefined;
  if (!isRecord(typed)) return {};
  const given = textFilterNames.flatMap((name) => {
    const text = typed[name];
    return isText(text) ? [[name, readText(text).value ?? ''] as const] : [];
  });
  return Object.fromEntries(given);
}

export interface PlaceReading extends FiltersReading {
  /**
   * Where the list is to stand instead, when its address still says what was typed, as earlier versions wrote it;
   * what cannot be understood of it stays, as it is said.
   */
  readonly moved: ListPlace | undefined;
}

/** Reads where a list stands: its address, which anybody may have altered, and what goes with it. */
export function readListPlace({
  search,
  state,
}: {
  readonly search: string;
  readonly state: unknown;
}): PlaceReading {
  const parameters = new URLSearchParams(search);
  const isTypedThere = textFilterNames.some((name) => parameters.has(name));
  const { filters: addressed, isFaulty } = readFilters(parameters);
  if (!isTypedThere) {
    return { filters: { ...addressed, ...readTyped(state) }, isFaulty, moved: undefined };
  }
  for (const name of textFilterNames) parameters.delete(name);
  const left = parameters.size === 0 ? '' : `?${parameters}`;
  const moved = { ...listPlace(addressed), to: `${reviewPaths.list}${left}` };
  return { filters: addressed, isFaulty, moved };
}
