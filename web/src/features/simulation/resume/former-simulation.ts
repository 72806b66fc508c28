import { isNumber, isRecord, isText, objectOf, optional, type UnknownRecord } from '../../../lib/shape';
import {
  basketArticles,
  draftsErasedWhen,
  endInTime,
  forgetDraft,
  isSimulationInProgress,
  readDraft,
  refreshFromOtherTabs,
  repairRequest,
  replaceSimulation,
  type SimulatorRequest,
  saveDraft,
  startNewSimulation,
  useAppStore,
} from '../../../store';
import { countTakenOut, readLeftOut } from '../../basket/lines/left-out-draft';
import { countOf, readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { readReceived } from '../../basket/sharing/received-state';

/** What goes with the basket beside the answers: the list, what was decided of it, and what is left out. */
const draftNames = draftsErasedWhen('basket-over');

export interface FormerSimulation {
  readonly request: SimulatorRequest;
  /** Its articles, with those that waited beside its basket. */
  readonly count: number;
  readonly drafts: UnknownRecord;
}

const wayBackLasts = 10 * 60_000;

interface KeptFormer {
  readonly request: UnknownRecord;
  /** Absent from what an earlier version kept. */
  readonly count?: number | undefined;
  readonly drafts: UnknownRecord;
  /** What took its place, as it was then: the way back ends with the first change of it. */
  readonly standing: string;
  readonly until: number;
}
const isKeptFormer = objectOf<KeptFormer>({
  request: isRecord,
  count: optional(isNumber),
  drafts: isRecord,
  standing: isText,
  until: isNumber,
});

const isAnything = (kept: unknown): kept is unknown => kept !== undefined;
const readEach = (): UnknownRecord =>
  Object.fromEntries(draftNames.map((name) => [name, readDraft(name, isAnything)]));

const holdsNothing = (kept: unknown): boolean =>
  kept === undefined ||
  kept === null ||
  kept === '' ||
  (typeof kept === 'object' && Object.values(kept).every(holdsNothing));

const present = (): SimulatorRequest => useAppStore.getState().simulator.simulatorRequest;

/** The articles of the simulation that stands now: those that its basket counts, a typed list awaits, its trip took out or its link left out. */
export function countHeld(): number {
  const received = readReceived(readLeftOut())?.leftOut.length ?? 0;
  return basketArticles(present()).length + countOf(readUncounted()) + countTakenOut() + received;
}

/** What would be lost of the simulation that stands now: its articles, its list, what waits for an answer. */
function standingNow(): string {
  const { leftOut, ...lists } = readEach();
  const takenOut = isRecord(leftOut) ? leftOut.takenOut : undefined;
  const parts = Object.entries({ ...lists, takenOut, articles: basketArticles(present()) });
  return JSON.stringify(parts.filter(([, part]) => !holdsNothing(part)));
}
/** Of a new one. */
export const nothing = '[]';

/** The simulation that is about to be replaced, with its drafts; undefined when it holds nothing. */
export function presentSimulation(): FormerSimulation | undefined {
  const former = { request: present(), count: countHeld(), drafts: readEach() };
  return isSimulationInProgress(former.request) || !holdsNothing(former.drafts) ? former : undefined;
}

/**
 * Keeps in the tab the simulation that another one took the place of, or is about to. An entry of the tab's history only says
 * where the way back stands: nothing there can be erased.
 */
export function keepFormer(former: FormerSimulation | undefined, standing = standingNow()): void {
  if (former === undefined) {
    forgetDraft('formerSimulation');
    return;
  }
  saveDraft('formerSimulation', { ...former, standing, until: Date.now() + wayBackLasts });
  // On whatever page its time ends.
  endInTime('formerSimulation');
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

/** Undefined once its time is over, and where the simulation that took its place would lose something to it. */
export function readFormer(): FormerSimulation | undefined {
  const kept = readDraft('formerSimulation', isKeptFormer);
  if (kept === undefined || kept.until <= Date.now() || kept.standing !== standingNow()) return undefined;
  const request = repairRequest(kept.request);
  return { request, count: kept.count ?? basketArticles(request).length, drafts: kept.drafts };
}

/** Each draft is checked when it is read. False when another tab changed the one that took its place: nothing of it is replaced. */
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
