import { setTimeout as delay } from 'node:timers/promises';
import { BusyError, type Database, DatabaseError, type RunStatement, TooSlowError } from './database';
import { migrateServer, type ServerMigrationOptions } from './migrate-server';
import { readServerAddress } from './server-address';
import { type Kind, type PoolPlace, pingTimeoutMs, type ServerPools, serverPools } from './server-pools';
import { type OnUndone, tryingAgain } from './trying-again';
import { isCutShort, isWithoutConnection } from './unavailable';
import { refuseUnreplicated } from './unreplicated-write';

function runOnceOn(pools: ServerPools, kind: Kind): RunStatement {
  return async <Row extends object>({ values, ...statement }: Parameters<RunStatement>[0]) =>
    pools.using(kind, async (pool) => {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<Row>({ ...statement, values: [...values] });
        refuseUnreplicated(client);
        client.release();
        return rows;
      } catch (error) {
        client.release(error instanceof Error ? error : true);
        throw error;
      }
    });
}

/** Says of a list why it is not there: another one may be, or the same later. */
function sayingWhy(run: RunStatement): RunStatement {
  return async (statement) => {
    try {
      return await run(statement);
    } catch (cause) {
      if (isCutShort(cause)) throw new TooSlowError('a list took too long', { cause });
      if (isWithoutConnection(cause)) throw new BusyError('too many lists at once', { cause });
      throw cause;
    }
  };
}

/** One question at a time, whoever asks: all are told the same. */
function pingOnce(pools: ServerPools): () => Promise<void> {
  let asked: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const timeout = delay(pingTimeoutMs, undefined, { ref: false }).then(() => {
      throw new DatabaseError('The database does not answer.');
    });
    await Promise.race([pools.using('readiness', (pool) => pool.query('select 1')), timeout]);
  };
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

interface ServerPlace extends PoolPlace {
  /** Told of each statement that is tried again. */
  readonly onUndone?: OnUndone | undefined;
}

export interface ServerDatabaseOptions extends ServerMigrationOptions, ServerPlace {
  /** Whose tables they are, where the service itself has fewer rights on them; null: the service's own role migrates. */
  readonly migrationUrl?: string | null | undefined;
}

/** A PostgreSQL of its own, brought up to date. */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const { migrationUrl = null, ...place } = options;
  await (migrationUrl === null
    ? migrateServer(place)
    : migrateServer({ ...place, url: migrationUrl, applicationRole: readServerAddress(options.url).role }));
  return connectServer(place);
}

/** A PostgreSQL as it is. */
export function connectServer({ onUndone, ...place }: ServerPlace): Database {
  const pools = serverPools(place);
  const runOn = (kind: Kind): RunStatement => tryingAgain(runOnceOn(pools, kind), onUndone);
  return {
    engine: 'server',
    run: runOn('work'),
    runList: sayingWhy(runOn('lists')),
    runJob: runOn('jobs'),
    ping: pingOnce(pools),
    connections: pools.counts,
    close: pools.close,
  };
}
