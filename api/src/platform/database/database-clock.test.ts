import { minuteMs } from '@retour/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newServerDatabase } from '../../../test/engines';
import type { RunStatement } from './database';
import { type DatabaseClock, readDatabaseClock } from './database-clock';
import { openDatabase } from './open-database';

/** What a process may be wrong by: the time that a reading takes on a machine that is shared. */
const toleratedSeconds = 30;

async function secondsOff(run: RunStatement, clock: DatabaseClock): Promise<number> {
  const [row] = await run<{ seconds: number }>({
    text: 'select abs(extract(epoch from $1::timestamptz - clock_timestamp()))::float8 as seconds',
    values: [clock.now()],
  });
  return row?.seconds ?? Number.NaN;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the database', () => {
  it.each([-10, 10])(
    'is the same for a process whose own is %i minutes off, or set meanwhile',
    async (minutes) => {
      const { run, close } = await openDatabase({
        databaseUrl: await newServerDatabase(),
        dataDir: '',
        onConnectionError: () => undefined,
      });
      const trueMs = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: trueMs + minutes * minuteMs });
      const clock = await readDatabaseClock(run);
      expect(await secondsOff(run, clock)).toBeLessThan(toleratedSeconds);
      vi.setSystemTime(trueMs - minutes * minuteMs);
      expect(await secondsOff(run, clock)).toBeLessThan(toleratedSeconds);
      await clock.read();
      expect(await secondsOff(run, clock)).toBeLessThan(toleratedSeconds);
      await close();
    },
  );
});
