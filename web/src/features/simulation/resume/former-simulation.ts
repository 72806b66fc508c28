import { isNumber, isRecord, objectOf, type UnknownRecord } from '../../../lib/shape';
import {
  basketArticles,
  draftsErasedWhen,
  forgetDraft,
  readDraft,
  refreshFromOtherTabs,
  repairRequest,
  replaceSimulation,
  type SimulatorRequest,
  saveDraft,
  startNewSimulation,
  useAppStore,
} from '../../../store';

/** What a new simulation takes away beside the answers: the list, what was decided of it, and what is left out. */
const draftNames = draftsErasedWhen('basket-over');

interface FormerSimulation {
  readonly request: SimulatorRequest;
  readonly drafts: UnknownRecord;
}

const wayBackLasts = 10 * 60_000;

interface KeptFormer {
  readonly request: UnknownRecord;
  readonly drafts: UnknownRecord;
  readonly until: number;
}
const isKeptFormer = objectOf<KeptFormer>({ request: isRecord, drafts: isRecord, until: isNumber });

const isAnything = (kept: unknown): kept is unknown => kept !== undefined;
const readEach = (): UnknownRecord =>
  Object.fromEntries(draftNames.map((name) => [name, readDraft(name, isAnything)]));

/**
 * Keeps in the tab what a new simulation is about to take away, as it is now. An entry of the tab's history only says where
 * the way back stands: nothing there can be erased.
 */
export function keepFormer(): void {
  const request = useAppStore.getState().simulator.simulatorRequest;
  saveDraft('formerSimulation', { request, drafts: readEach(), until: Date.now() + wayBackLasts });
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

const holdsNothing = (kept: unknown): boolean =>
  kept === undefined ||
  kept === null ||
  kept === '' ||
  (typeof kept === 'object' && Object.values(kept).every(holdsNothing));

/** Undefined for what holds no article, once its time is over, and where the present simulation would lose something to it. */
export function readFormer(): FormerSimulation | undefined {
  const kept = readDraft('formerSimulation', isKeptFormer);
  if (kept === undefined || kept.until <= Date.now()) return undefined;
  const request = repairRequest(kept.request);
  const present = useAppStore.getState().simulator.simulatorRequest;
  if (basketArticles(request).length === 0 || basketArticles(present).length > 0) return undefined;
  return holdsNothing(readEach()) ? { request, drafts: kept.drafts } : undefined;
}

/** Forgets it when its time is over, and says so; returns the way to stop. */
export function endFormer(onEnd: () => void): () => void {
  const until = readDraft('formerSimulation', isKeptFormer)?.until ?? 0;
  const timer = setTimeout(
    () => {
      forgetDraft('formerSimulation');
      onEnd();
    },
    Math.max(0, until - Date.now()),
  );
  return () => clearTimeout(timer);
}

/** Each draft is checked when it is read. False when another tab began to fill the new one: nothing of it is replaced. */
export function takeFormerBack(): boolean {
  refreshFromOtherTabs();
  const former = readFormer();
  if (former === undefined) return false;
  replaceSimulation(former.request);
  for (const name of draftNames) {
    if (former.drafts[name] === undefined) forgetDraft(name);
    else saveDraft(name, former.drafts[name]);
  }
  return true;
}
