import { type Caller, callers } from './authorisation-world';

/** What each caller is answered. */
export type Expected = Readonly<Record<Caller, number>>;

/** A bearer that opens nothing is refused, never taken for the public. */
export const badBearers = { unapproved: 401, disabled: 401, expired: 401, otherIssuer: 401 } as const;

/** Nobody is asked who they are. */
export function everybody(status: number): Expected {
  return Object.fromEntries(callers.map((caller) => [caller, status])) as Expected;
}

export function agentsAlone(status: number): Expected {
  return { ...supervisorsAlone(status), agent: status, author: status };
}

export function supervisorsAlone(status: number): Expected {
  const [nobody, stranger, owner, agent, author] = [401, 401, 401, 403, 403];
  return { nobody, stranger, owner, agent, author, supervisor: status, ...badBearers };
}

/** A declaration: strangers do not learn that it exists, and a supervisor has no more right to it than the desk. */
export function known(statuses: {
  readonly owner: number;
  readonly agent: number;
  readonly author: number;
}): Expected {
  return { nobody: 404, stranger: 404, ...statuses, supervisor: statuses.agent, ...badBearers };
}
