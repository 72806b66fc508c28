import type { RunStatement } from './database';

/** The time of the database, which all processes share, however wrong their own clocks are. */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Compares with the database again. */
  readonly read: () => Promise<void>;
}

async function readMilliseconds(run: RunStatement): Promise<number> {
  const [row] = await run<{ ms: number }>({
    text: 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    values: [],
  });
  if (row === undefined) throw new TypeError('a clock gave no time');
  return row.ms;
}

/** The time of the database, asked now: for what must not depend on this process at all. */
export async function readDatabaseTime(run: RunStatement): Promise<Date> {
  return new Date(await readMilliseconds(run));
}

/** Between two readings this process counts by itself, on a counter that nobody sets. */
export async function readDatabaseClock(run: RunStatement): Promise<DatabaseClock> {
  let startMs = 0;

  async function read(): Promise<void> {
    const asked = performance.now();
    const ms = await readMilliseconds(run);
    startMs = ms - (asked + performance.now()) / 2;
  }

  await read();
  return { read, now: () => new Date(startMs + performance.now()) };
}
