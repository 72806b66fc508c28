import { isRecord } from '../../../lib/shape';
import {
  basketArticles,
  draftsErasedWhen,
  forgetDraft,
  readDraft,
  repairRequest,
  replaceSimulation,
  type SimulatorRequest,
  saveDraft,
  startNewSimulation,
  useAppStore,
} from '../../../store';

/** What a new simulation takes away beside the answers: the list, what was decided of it, and what is left out. */
const draftNames = draftsErasedWhen('basket-over');

/** Goes with an entry of the tab's history, as the trip before a change: where it is left, the way back is. */
export interface FormerSimulation {
  readonly request: SimulatorRequest;
  readonly drafts: Readonly<Record<string, unknown>>;
}

const isAnything = (kept: unknown): kept is unknown => kept !== undefined;

/** What a new simulation would take away, as it is now. */
export function presentSimulation(): FormerSimulation {
  const request = useAppStore.getState().simulator.simulatorRequest;
  const drafts = Object.fromEntries(draftNames.map((name) => [name, readDraft(name, isAnything)]));
  return { request, drafts };
}

let isLeft = false;

/** A page that needs the answers asks for them as soon as they are gone: they go once it is left. */
export function startAnewOnArrival(): void {
  isLeft = true;
}

/** On the first page of the new simulation; coming back to it later takes nothing away. */
export function arrive(): void {
  if (isLeft) startNewSimulation();
  isLeft = false;
}

/** Undefined for another page's state, and for what holds no article. */
export function readFormer(state: unknown): FormerSimulation | undefined {
  if (!isRecord(state) || !isRecord(state.former) || !isRecord(state.former.request)) return undefined;
  const { request: stored, drafts } = state.former;
  const request = repairRequest(stored);
  if (basketArticles(request).length === 0) return undefined;
  return { request, drafts: isRecord(drafts) ? drafts : {} };
}

/** Each draft is checked when it is read. */
export function takeFormerBack({ request, drafts }: FormerSimulation): void {
  replaceSimulation(request);
  for (const name of draftNames) {
    if (drafts[name] === undefined) forgetDraft(name);
    else saveDraft(name, drafts[name]);
  }
}
