import type pg from 'pg';

/** Where PostgreSQL waits for its standby: its warning there has the code of any other one, and words of any language. */
const waitingRoutine = 'SyncRepWaitForLSN';
const warned = new WeakSet<pg.ClientBase>();

/** What was written may or may not stay: the caller asks for the same again, and learns. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  /** PostgreSQL's own: the completion of the statement is unknown. */
  readonly code = '40003';

  constructor() {
    super('The server acknowledged a write that no standby has: it would be lost with this machine.');
  }
}

/** Listens to a connection as soon as it is made. */
export function watchReplication(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === waitingRoutine) warned.add(client);
  });
}

/**
 * Throws an `UnknownOutcomeError` when the server gave up its wait for the standby on this connection: it says then that
 * the write is committed, with a warning that it is so on this machine alone.
 */
export function refuseUnreplicated(client: pg.ClientBase): void {
  if (warned.has(client)) throw new UnknownOutcomeError();
}
