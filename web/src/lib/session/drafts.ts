import { attempt } from '../attempt';

/** What agents' pages keep in this tab begins so: it goes with the session. */
const draftPrefix = 'agent:draft:';
const ownerName = 'agent:owner';

const draftNames = (): readonly string[] =>
  attempt(() => Object.keys(sessionStorage).filter((name) => name.startsWith(draftPrefix))) ?? [];

export function readDraft(name: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? 'null')) ?? undefined;
}

export function keepDraft(name: string, draft: unknown): void {
  attempt(() => sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft)));
}

export function forgetDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(draftPrefix + name));
}

function removeDrafts(): void {
  for (const name of draftNames()) attempt(() => sessionStorage.removeItem(name));
}

/** Nothing of what was typed in this tab, nor whose it was, stays. */
export function forgetDrafts(): void {
  removeDrafts();
  attempt(() => sessionStorage.removeItem(ownerName));
  attempt(() => localStorage.removeItem(ownerName));
}

/** Notes who the work kept here belongs to; true when it was somebody else's. */
function changesOwner(storage: Storage, userId: string): boolean {
  const owner = storage.getItem(ownerName);
  storage.setItem(ownerName, userId);
  return owner !== null && owner !== userId;
}

/**
 * Gives what is kept here to whoever signed in. The drafts of this tab are forgotten when they are somebody else's;
 * true when what all tabs share is too.
 */
export function takeWorkOver(userId: string): boolean {
  if (attempt(() => changesOwner(sessionStorage, userId))) removeDrafts();
  return attempt(() => changesOwner(localStorage, userId)) ?? false;
}
