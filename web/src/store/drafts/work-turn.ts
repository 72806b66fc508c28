import { attempt } from '../../lib/attempt';
import { randomUuid } from '../../lib/random-uuid';
import { newsName } from '../../lib/session/session-news';
import { isKeptUntil, untilNow } from './work-time';

const turnName = 'agent:turn';

/** What an agent does from a sign-in to their signing out, sessions that end by themselves included. */
export interface Turn {
  readonly id: string;
  /** Once somebody else signed in: until when what was begun is kept, in milliseconds since the epoch. */
  readonly until: number | undefined;
}

const nameOf = (userId: string): string => `${turnName}:${userId}`;

function write(userId: string, { id, until }: Turn): void {
  attempt(() => localStorage.setItem(nameOf(userId), until === undefined ? id : `${id} ${until}`));
}

/** The turn of an agent that they did not sign out of and that is kept still. */
export function turnOf(userId: string): Turn | undefined {
  const [id = '', until] = (attempt(() => localStorage.getItem(nameOf(userId))) ?? '').split(' ');
  if (id === '') return undefined;
  if (until === undefined) return { id, until };
  return isKeptUntil(Number(until)) ? { id, until: Number(until) } : undefined;
}

/** What all tabs that learn of a sign-in at once name the turn by, which none of them may have seen the others write. */
function newId(): string {
  const [, at] = (attempt(() => localStorage.getItem(newsName)) ?? '').split(' ');
  return at ?? randomUuid();
}

/** Goes on with the turn of whoever signed in, or begins one; this tab is of it. */
export function takeTurn(userId: string): void {
  const id = turnOf(userId)?.id ?? newId();
  write(userId, { id, until: undefined });
  attempt(() => sessionStorage.setItem(turnName, id));
}

/** Somebody else signed in: until when what the turn began is kept, the first time that it is told. */
export function interruptTurn(userId: string): number {
  const turn = turnOf(userId);
  const until = turn?.until ?? untilNow();
  if (turn !== undefined) write(userId, { ...turn, until });
  return until;
}

/** Forgets the turns that nothing is kept of any more. */
export function pruneTurns(): void {
  const prefix = nameOf('');
  const names = attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
  for (const name of names) {
    if (turnOf(name.slice(prefix.length)) === undefined) attempt(() => localStorage.removeItem(name));
  }
}

/** The turn that what is kept in this tab is of. */
export function turnOfTab(): string | undefined {
  return attempt(() => sessionStorage.getItem(turnName)) ?? undefined;
}

/** The agent signed out: what their turn began is given back to nobody. */
export function endTurn(userId: string): void {
  attempt(() => localStorage.removeItem(nameOf(userId)));
}

export function leaveTurn(): void {
  attempt(() => sessionStorage.removeItem(turnName));
}
