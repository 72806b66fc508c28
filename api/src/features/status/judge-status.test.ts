import { type Concern, concerns } from '@retour/contract';
import { expect, it } from 'vitest';
import {
  type JudgedStatus,
  judgeStatus,
  oldMailSeconds,
  oldRatesDays,
  slowDatabaseMs,
  upkeepHours,
  waitingForConnections,
} from './judge-status';

const gibibyte = 2 ** 30;

const well: JudgedStatus = {
  at: '2026-11-24T06:00:00.000Z',
  processes: [{ startedAt: '2026-11-23T06:00:00.000Z', version: '1.2.3' }],
  migration: '0039-left-leases',
  database: {
    engine: 'server',
    version: '15.9',
    isPrimary: true,
    isSynchronous: true,
    standbys: 1,
    synchronousStandbys: 1,
    latencyMs: slowDatabaseMs,
    bytes: 1,
    disk: { freeBytes: 2 * gibibyte, bytes: 100 * gibibyte },
    connections: [{ kind: 'work', busy: 10, idle: 0, awaited: waitingForConnections }],
  },
  mails: { waiting: 3, refused: 0, dead: 0, held: 0, oldestSeconds: oldMailSeconds },
  jobs: [],
  rates: { isRead: true, ageDays: oldRatesDays, validTo: '2026-11-20' },
  law: { since: '2026-07-01', nomenclature: '2025-09' },
  requests: { minutes: 5, answered: 991, refused: 0, failed: 9, abandoned: 0 },
  upkeep: { backupAt: '2026-11-22T06:00:00.000Z', logVerifiedAt: '2026-11-22T06:00:00.000Z' },
  retentionRefused: false,
};

const { database, mails, requests } = well;

/** Each concern, at the first figure that makes it one: `well` stands at the last that does not. */
const cases: readonly (readonly [Concern, Partial<JudgedStatus>, 'watch' | 'trouble'])[] = [
  ['database-only-reads', { database: { ...database, isPrimary: false } }, 'trouble'],
  ['no-standby', { database: { ...database, standbys: 0, synchronousStandbys: 0 } }, 'trouble'],
  // A backup that is being taken, or a copy that lags, is no standby that a write waits for.
  ['no-standby', { database: { ...database, standbys: 2, synchronousStandbys: 0 } }, 'trouble'],
  ['no-standby', { database: { ...database, standbys: 0, synchronousStandbys: null } }, 'trouble'],
  ['server-errors', { requests: { ...requests, failed: 11 } }, 'trouble'],
  [
    'disk-fills-up',
    { database: { ...database, disk: { freeBytes: gibibyte - 1, bytes: gibibyte } } },
    'trouble',
  ],
  [
    'disk-fills-up',
    { database: { ...database, disk: { freeBytes: 2 * gibibyte - 1, bytes: 100 * gibibyte } } },
    'trouble',
  ],
  ['requests-refused', { requests: { ...requests, answered: 100, failed: 0, refused: 20 } }, 'watch'],
  ['slow-database', { database: { ...database, latencyMs: slowDatabaseMs + 1 } }, 'watch'],
  [
    'waits-for-connections',
    { database: { ...database, connections: [{ kind: 'lists', busy: 4, idle: 0, awaited: 11 }] } },
    'watch',
  ],
  ['many-leave', { requests: { ...requests, answered: 100, failed: 0, abandoned: 20 } }, 'watch'],
  [
    'job-late',
    {
      jobs: [
        {
          name: 'retention',
          everySeconds: 3_600,
          lastRunAt: null,
          lastSuccessAt: null,
          lastSeconds: null,
          nextAt: well.at,
          failures: 0,
          isLate: true,
        },
      ],
    },
    'watch',
  ],
  ['mails-wait', { mails: { ...mails, oldestSeconds: oldMailSeconds + 1 } }, 'watch'],
  ['mails-given-up', { mails: { ...mails, refused: 1 } }, 'watch'],
  ['mails-given-up', { mails: { ...mails, dead: 1 } }, 'watch'],
  ['mails-given-up', { mails: { ...mails, held: 1 } }, 'watch'],
  ['old-rates', { rates: { isRead: true, ageDays: oldRatesDays + 1 } }, 'watch'],
  ['old-rates', { rates: { isRead: true, ageDays: null } }, 'watch'],
  // Those that ship, whose month went by.
  ['old-rates', { rates: { isRead: false, ageDays: null, validTo: '2026-11-23' } }, 'watch'],
  ['old-tables', { law: { since: '2026-07-01', nomenclature: '2025-08' } }, 'watch'],
  ['retention-refused', { retentionRefused: true }, 'watch'],
  [
    'old-backup',
    { upkeep: { backupAt: '2026-11-22T05:59:59.999Z', logVerifiedAt: '2026-11-24T05:00:00.000Z' } },
    'watch',
  ],
  ['old-backup', { upkeep: { backupAt: null, logVerifiedAt: '2026-11-24T05:00:00.000Z' } }, 'watch'],
  ['log-unverified', { upkeep: { backupAt: '2026-11-24T05:00:00.000Z', logVerifiedAt: null } }, 'watch'],
];

it('says that a service is well whose every figure is within its bound', () => {
  expect(upkeepHours).toBe(48);
  expect(judgeStatus(well)).toEqual({ health: 'well', concerns: [] });
});

it.each(cases)('finds %s, and nothing else', (concern, changes, health) => {
  expect(judgeStatus({ ...well, ...changes })).toEqual({ health, concerns: [concern] });
});

it('knows how each concern begins', () => {
  expect(new Set(cases.map(([concern]) => concern))).toEqual(new Set(concerns));
});

it('leaves aside what the installation has not: standbys that nothing waits for, rates that nobody reads and that hold still, backups untold', () => {
  const alone = {
    ...well,
    database: { ...database, isSynchronous: false, standbys: 0, synchronousStandbys: 0, disk: null },
    rates: { isRead: false, ageDays: null, validTo: '2026-11-24' },
    upkeep: null,
  };
  expect(judgeStatus(alone)).toEqual({ health: 'well', concerns: [] });
});

it('counts every standby where it may not know which ones have all that is acknowledged', () => {
  const untold = { ...database, synchronousStandbys: null };
  expect(judgeStatus({ ...well, database: untold })).toEqual({ health: 'well', concerns: [] });
});

it('is not alarmed by a few failures of a quiet night', () => {
  const night = { minutes: 5, answered: 4, refused: 19, failed: 4, abandoned: 19 };
  expect(judgeStatus({ ...well, requests: night }).health).toBe('well');
});

it('tells the worst first', () => {
  const bad = { ...well, database: { ...database, synchronousStandbys: 0 }, mails: { ...mails, dead: 2 } };
  expect(judgeStatus(bad)).toEqual({ health: 'trouble', concerns: ['no-standby', 'mails-given-up'] });
});
