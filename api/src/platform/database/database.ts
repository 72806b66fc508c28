/** SQL with its values. A named one is prepared once a connection on a server. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs one statement, which is a transaction of its own, and gives its rows. */
export type RunStatement = <Row extends object>(statement: Statement) => Promise<readonly Row[]>;

/** One SQL dialect, two engines: PostgreSQL on a server, or embedded in this process for trying. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly run: RunStatement;
  /** Rejects when the database does not answer in time. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Says in one line, for the person who starts the service, why its storage cannot be used. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
