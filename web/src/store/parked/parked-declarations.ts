import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isInstant, isText, isUuid, textThat } from '../../lib/shape';
import { startNewAgentDeclaration } from '../agent-declaration-actions';
import { changeAppState, useAppStore } from '../app-store';
import type { DeclarationRequest } from '../declaration-state';
import { agentDrafts, giveAgentDraftsBack, type StoredDrafts } from '../drafts/agent-drafts';
import { nameOfUnread, repairDeclarationRequest } from '../repair-declaration';
import { createSafeStorage } from '../safe-storage';
import { read, type Stored, storedRecord, validItems } from '../stored-value';

/** A declaration that an agent parked for a while, on this device alone: nobody else sees it. */
export interface ParkedDeclaration {
  readonly id: string;
  /** Given by the agent; empty: that of the traveller stands for it. */
  readonly name: string;
  /** ISO 8601. */
  readonly parkedAt: string;
  /** Articles taken out of its basket, whose names are still to be read. */
  readonly dropped: readonly string[];
  readonly request: DeclarationRequest;
  /** What was typed for it and added nowhere yet, as the tab kept it. */
  readonly drafts: StoredDrafts;
}

/** What a desk holds at once; beyond, one is finished or erased first. */
export const maxParked = 20;
export const maxParkedName = 60;

interface ParkedState {
  readonly parked: readonly ParkedDeclaration[];
}

/** Apart from the store that travellers share: it holds the fields of people who are not the agent. */
const storageName = 'agent:parked';
const storage = createSafeStorage<ParkedState>(() => localStorage);
const isName = textThat((text) => text.length <= maxParkedName);

function repairParked(stored: Stored): readonly ParkedDeclaration[] {
  const id = read(isUuid, stored.id);
  const parkedAt = read(isInstant, stored.parkedAt);
  if (id === undefined || parkedAt === undefined) return [];
  const { unread = [], ...request } = repairDeclarationRequest(storedRecord(stored.request));
  return [
    {
      id,
      parkedAt,
      name: read(isName, stored.name) ?? '',
      dropped: [...validItems(isText, stored.dropped), ...unread.map(nameOfUnread)],
      request,
      drafts: Object.fromEntries(
        Object.entries(storedRecord(stored.drafts)).filter((draft): draft is [string, string] =>
          isText(draft[1]),
        ),
      ),
    },
  ];
}

function repair(stored: unknown): ParkedState {
  const { parked } = storedRecord(stored);
  return {
    parked: (Array.isArray(parked) ? parked : [])
      // One more, while one takes the place of another.
      .slice(0, maxParked + 1)
      .flatMap((one: unknown) => repairParked(storedRecord(one))),
  };
}

export const useParkedStore = create<ParkedState>()(
  persist((): ParkedState => ({ parked: [] }), { name: storageName, version: 1, storage, merge: repair }),
);

/** Takes over what another tab wrote. */
export function refreshParked(): void {
  if (storage.isStale(storageName)) void useParkedStore.persist.rehydrate();
}

function changeParked(
  change: (parked: readonly ParkedDeclaration[]) => readonly ParkedDeclaration[],
): readonly ParkedDeclaration[] {
  refreshParked();
  const parked = change(useParkedStore.getState().parked);
  useParkedStore.setState({ parked });
  return parked;
}

export interface Parking {
  /** Of the row, when the declaration has no id yet. */
  readonly newId: string;
  readonly name: string;
  readonly at: Date;
  /** Id of the one that is taken up in exchange: a full list has room for that. */
  readonly inExchangeFor?: string | undefined;
}

/**
 * Puts the declaration in hand aside and leaves an empty one; false when there is no room, or when it is on its way to the
 * server. It is written there before it is taken away here: a page that closes between the two keeps it twice, never not at all.
 */
export function parkAgentDeclaration({ newId, name, at, inExchangeFor }: Parking): boolean {
  refreshParked();
  const { declarationAgentRequest: request, declarationAgentResponse } = useAppStore.getState().declaration;
  const id = request.declarationId ?? newId;
  const others = useParkedStore.getState().parked.filter((one) => one.id !== id);
  const staying = others.filter((one) => one.id !== inExchangeFor);
  if (declarationAgentResponse.pending !== null || staying.length >= maxParked) return false;
  const row = {
    id,
    name: name.trim().slice(0, maxParkedName),
    parkedAt: at.toISOString(),
    dropped: declarationAgentResponse.dropped,
    request,
    drafts: agentDrafts(request),
  };
  const exchanged = others.find((one) => one.id === inExchangeFor);
  // What this tab typed for the one that is taken up does not go with what is put aside.
  const known = exchanged === undefined ? {} : agentDrafts(exchanged.request);
  changeParked(() => [row, ...others]);
  startNewAgentDeclaration();
  giveAgentDraftsBack(known);
  return true;
}

/** Takes one up again, in the place of an empty one; false when it is not there any more. */
export function takeUpParked(id: string): boolean {
  refreshParked();
  const row = useParkedStore.getState().parked.find((one) => one.id === id);
  if (row === undefined) return false;
  // It may have been put aside in another tab, and this one know of it what that one did not; that one wrote last.
  const drafts = { ...agentDrafts(row.request), ...row.drafts };
  startNewAgentDeclaration();
  giveAgentDraftsBack(drafts);
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: row.request,
      declarationAgentResponse: { ...declaration.declarationAgentResponse, dropped: row.dropped },
    },
  }));
  eraseParked(id);
  return true;
}

export function eraseParked(id: string): void {
  changeParked((parked) => parked.filter((one) => one.id !== id));
}

/** Those of an agent who is back, however they were kept. */
export function giveParkedBack(stored: unknown): void {
  const { parked } = repair({ parked: stored });
  changeParked(() => parked);
}

/** Nothing of what agents parked stays on the device. */
export function eraseAllParked(): void {
  changeParked(() => []);
}
