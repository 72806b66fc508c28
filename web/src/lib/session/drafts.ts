import { attempt } from '../attempt';

/** What agents' pages keep in this tab begins so: it goes with the session. */
const draftPrefix = 'agent:draft:';
const ownerName = 'agent:draft-owner';

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

export function forgetDrafts(): void {
  for (const name of draftNames()) attempt(() => sessionStorage.removeItem(name));
}

/** Gives the drafts of this tab to whoever signed in; those of somebody else are forgotten. */
export function ownDrafts(userId: string): boolean {
  const owner = attempt(() => sessionStorage.getItem(ownerName)) ?? null;
  const isSomebodyElse = owner !== null && owner !== userId;
  if (isSomebodyElse) forgetDrafts();
  attempt(() => sessionStorage.setItem(ownerName, userId));
  return !isSomebodyElse;
}
