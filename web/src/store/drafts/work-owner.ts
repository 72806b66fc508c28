import { attempt } from '../../lib/attempt';
import type { UnknownRecord } from '../../lib/shape';
import { changeAppState, useAppStore } from '../app-store';
import { initialDeclaration } from '../initial-declaration';
import { eraseAllParked, giveParkedBack, refreshParked, useParkedStore } from '../parked/parked-declarations';
import { repairDeclaration } from '../repair-declaration';
import { storedRecord } from '../stored-value';
import { eraseAgentWork } from '../user-actions';
import { eraseDrafts, giveDraftsBack, tabDrafts } from './drafts';
import { putAside, takeBack } from './work-aside';

const ownerName = 'agent:owner';

/** Notes who the work kept here belongs to; gives whose it was when it was somebody else's. */
function changeOwner(storage: Storage, userId: string): string | null {
  const owner = storage.getItem(ownerName);
  storage.setItem(ownerName, userId);
  return owner === userId ? null : owner;
}

/** What an agent prepares in any tab, where there is something of it. */
function sharedWork(): UnknownRecord {
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
 * Gives what is kept here to whoever signed in. What somebody else had begun, in this tab and in what all tabs share, is put
 * aside until they are back; what this one had begun before is given back.
 */
export function takeWorkOver(userId: string): void {
  const ofTab = attempt(() => changeOwner(sessionStorage, userId)) ?? null;
  const ofDevice = attempt(() => changeOwner(localStorage, userId)) ?? null;
  if (ofTab !== null) putAside(ofTab, { drafts: tabDrafts('session-over'), shared: {} });
  if (ofDevice !== null) {
    putAside(ofDevice, { drafts: {}, shared: sharedWork() });
    eraseAgentWork();
    eraseAllParked();
  }
  if (ofTab !== null || ofDevice !== null) eraseDrafts('session-over');
  const own = takeBack(userId);
  if (own === undefined) return;
  giveDraftsBack('session-over', own.drafts);
  giveSharedBack(own.shared);
}

/** Nothing of what an agent typed in this tab, nor who it was, stays. */
export function leaveNoWork(): void {
  eraseDrafts('session-over');
  attempt(() => sessionStorage.removeItem(ownerName));
  attempt(() => localStorage.removeItem(ownerName));
}
