import { attempt } from '../../lib/attempt';
import { lockedAcrossTabs } from '../../lib/session/locked-across-tabs';
import type { UnknownRecord } from '../../lib/shape';
import { changeAppState, refreshFromOtherTabs, useAppStore } from '../app-store';
import { initialDeclaration } from '../initial-declaration';
import { eraseAllParked, giveParkedBack, refreshParked, useParkedStore } from '../parked/parked-declarations';
import { repairDeclaration } from '../repair-declaration';
import { storedRecord } from '../stored-value';
import { eraseAgentWork } from '../user-actions';
import { eraseDrafts, giveDraftsBack, tabDrafts } from './drafts';
import {
  eraseAside,
  hasAside,
  putDraftsAside,
  putSharedAside,
  takeDraftsBack,
  takeSharedBack,
} from './work-aside';
import { endTurn, interruptTurn, leaveTurn, takeTurn, turnOf, turnOfTab } from './work-turn';

const ownerName = 'agent:owner';

/** Notes who the work kept here belongs to; gives whose it was. */
function changeOwner(storage: Storage, userId: string): string | null {
  const owner = storage.getItem(ownerName);
  storage.setItem(ownerName, userId);
  return owner;
}

/** Whose work the device keeps; null before anybody signs in, and where nothing can be kept. */
export function ownerOfDevice(): string | null {
  return attempt(() => localStorage.getItem(ownerName)) ?? null;
}

/** Whose work this tab keeps; null before anybody signs in there, and once they signed out. */
export function ownerOfTab(): string | null {
  return attempt(() => sessionStorage.getItem(ownerName)) ?? null;
}

/** What an agent prepares in any tab, where there is something of it. */
function sharedWork(): UnknownRecord {
  refreshFromOtherTabs();
  refreshParked();
  const { parked } = useParkedStore.getState();
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore.getState().declaration;
  const inHand = { declarationAgentRequest, declarationAgentResponse };
  const nothing = {
    declarationAgentRequest: initialDeclaration.declarationAgentRequest,
    declarationAgentResponse: initialDeclaration.declarationAgentResponse,
  };
  return {
    ...(parked.length === 0 ? {} : { parked }),
    ...(JSON.stringify(inHand) === JSON.stringify(nothing) ? {} : { inHand }),
  };
}

function giveSharedBack({ parked, inHand }: UnknownRecord): void {
  if (parked !== undefined) giveParkedBack(parked);
  if (inHand === undefined) return;
  const { declarationAgentRequest, declarationAgentResponse } = repairDeclaration(storedRecord(inHand));
  changeAppState(({ declaration }) => ({
    declaration: { ...declaration, declarationAgentRequest, declarationAgentResponse },
  }));
}

/**
 * What this tab keeps of an agent: put aside when it is somebody else's turn, and away when they signed out of it since. A tab
 * that was asleep, or on a page of travellers, learns late of what happened in others. Earlier versions noted no turn.
 */
function settleTab(ofTab: string, isOthers: boolean): void {
  const isOver = ![undefined, turnOf(ofTab)?.id].includes(turnOfTab());
  if (isOthers && !isOver) putDraftsAside(ofTab, tabDrafts('session-over'), interruptTurn(ofTab));
  if (isOthers || isOver) eraseDrafts('session-over');
}

let giving: Promise<void> = Promise.resolve();

/** What two tabs of the same agent would take at once goes to one of them. */
async function giveBack(userId: string, isNewHere: boolean): Promise<void> {
  if (ownerOfDevice() !== userId) return;
  const drafts = isNewHere ? takeDraftsBack(userId) : undefined;
  if (drafts !== undefined) giveDraftsBack('session-over', drafts);
  const shared = takeSharedBack(userId);
  if (shared !== undefined) giveSharedBack(shared);
}

/**
 * Gives what is kept here to whoever signed in. What somebody else had begun, in this tab and in what all tabs share, is away
 * at once, put aside until they are back; what this one had begun before is here again once the promise resolves, and it does.
 */
export function takeWorkOver(userId: string): Promise<void> {
  const ofTab = attempt(() => changeOwner(sessionStorage, userId)) ?? null;
  const ofDevice = attempt(() => changeOwner(localStorage, userId)) ?? null;
  if (ofDevice !== null && ofDevice !== userId) {
    putSharedAside(ofDevice, sharedWork(), interruptTurn(ofDevice));
    eraseAgentWork();
    eraseAllParked();
  }
  if (ofTab !== null) settleTab(ofTab, ofTab !== userId);
  takeTurn(userId);
  if (hasAside(userId)) {
    const give = (): Promise<void> => giveBack(userId, ofTab !== userId);
    giving = lockedAcrossTabs('agent-aside', give).catch(() => undefined);
  }
  return giving;
}

/**
 * The agent signed out: nothing of what they typed in this tab, prepared, parked or put aside, nor who they were, stays.
 * Whoever signs in next is given all that is here and of nobody.
 */
export function leaveNoWork(): void {
  const owner = ownerOfDevice();
  if (owner !== null) {
    endTurn(owner);
    eraseAside(owner);
  }
  eraseDrafts('session-over');
  eraseAgentWork();
  eraseAllParked();
  leaveTurn();
  attempt(() => sessionStorage.removeItem(ownerName));
  attempt(() => localStorage.removeItem(ownerName));
}
