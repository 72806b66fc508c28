/** SQL with its values. A named one is prepared once a connection on a server. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs one statement, which is a transaction of its own, and gives its rows. */
export type RunStatement = <Row extends object>(statement: Statement) => Promise<readonly Row[]>;

/** Connections to a server for one kind of work: those at work, those that wait for some, and who waits for one. */
export interface ConnectionCounts {
  readonly kind: string;
  readonly busy: number;
  readonly idle: number;
  readonly awaited: number;
}

/** One SQL dialect, two engines: PostgreSQL on a server, or embedded in this process for trying. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  /** What people wait for: writing, and reading one thing. */
  readonly run: RunStatement;
  /**
   * Lists, searches and exports, whatever their length: few at once, so that they keep nothing else waiting. Rejects with a
   * `TooSlowError` or a `BusyError`.
   */
  readonly runList: RunStatement;
  /** What goes on beside the requests. */
  readonly runJob: RunStatement;
  /** Rejects when the database does not answer in time. */
  readonly ping: () => Promise<void>;
  /** None for the embedded engine, which has no connections. */
  readonly connections: () => readonly ConnectionCounts[];
  readonly close: () => Promise<void>;
}

/** A list that takes longer than lists may: it is to be asked for less. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** As many lists as may be read at once are being read, and none ended in time. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Says in one line, for the person who starts the service, why its storage cannot be used. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
