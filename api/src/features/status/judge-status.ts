import {
  type Concern,
  concerns,
  dayInParis,
  minuteMs,
  type ServiceHealth,
  type ServiceStatus,
  secondMs,
} from '@retour/contract';

/** What is judged: everything that a supervisor reads, and what only counts. */
export type JudgedStatus = Omit<ServiceStatus, 'concerns' | 'runbook' | 'health'> & {
  readonly retentionRefused: boolean;
};

export const slowDatabaseMs = 500;
export const waitingForConnections = 10;
export const oldMailSeconds = (15 * minuteMs) / secondMs;
export const oldRatesDays = 7;
export const oldTablesMonths = 14;
export const upkeepHours = 48;
const hourOfMs = 60 * minuteMs;
const gibibyte = 2 ** 30;
/** Below both, one request that fails at night would be an alarm. */
const fewest = { failed: 5, refused: 20, abandoned: 20 } as const;
const shares = { failed: 0.01, refused: 0.1, abandoned: 0.1 } as const;

/** What hinders people now; the rest is for somebody to look at within the day. */
const troubles: readonly Concern[] = ['database-only-reads', 'no-standby', 'server-errors', 'disk-fills-up'];

function isMany(requests: ServiceStatus['requests'], outcome: keyof typeof shares): boolean {
  const { answered, refused, failed, abandoned } = requests;
  const all = answered + refused + failed + abandoned;
  return requests[outcome] >= fewest[outcome] && requests[outcome] > shares[outcome] * all;
}

function monthsBetween(earlier: string, later: string): number {
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(later) - months(earlier);
}

function isOld(moment: string | null, at: string): boolean {
  return moment === null || Date.parse(at) - Date.parse(moment) > upkeepHours * hourOfMs;
}

/** Those that are read, by when they were published; the others once the period that they hold for is over. */
function areOld({ isRead, ageDays, validTo }: ServiceStatus['rates'], at: string): boolean {
  if (isRead) return ageDays === null || ageDays > oldRatesDays;
  return validTo !== undefined && validTo < dayInParis(new Date(at));
}

function isThere(concern: Concern, status: JudgedStatus): boolean {
  const { at, database, mails, jobs, rates, law, requests, upkeep } = status;
  const facts: Readonly<Record<Concern, () => boolean>> = {
    'database-only-reads': () => !database.isPrimary,
    'no-standby': () => database.isSynchronous && (database.synchronousStandbys ?? database.standbys) === 0,
    'server-errors': () => isMany(requests, 'failed'),
    'disk-fills-up': () =>
      database.disk !== null &&
      (database.disk.freeBytes < gibibyte || database.disk.freeBytes < database.disk.bytes / 50),
    'requests-refused': () => isMany(requests, 'refused'),
    'slow-database': () => database.latencyMs > slowDatabaseMs,
    'waits-for-connections': () =>
      database.connections.some(({ awaited }) => awaited > waitingForConnections),
    'many-leave': () => isMany(requests, 'abandoned'),
    'job-late': () => jobs.some(({ isLate }) => isLate),
    'mails-wait': () => mails.oldestSeconds > oldMailSeconds,
    'mails-given-up': () => mails.refused + mails.dead + mails.held > 0,
    'old-rates': () => areOld(rates, at),
    'old-tables': () => monthsBetween(law.nomenclature, at) > oldTablesMonths,
    'retention-refused': () => status.retentionRefused,
    'old-backup': () => upkeep !== null && isOld(upkeep.backupAt, at),
    'log-unverified': () => upkeep !== null && isOld(upkeep.logVerifiedAt, at),
  };
  return facts[concern]();
}

/** One word on the whole service, and what is not as it should be. */
export function judgeStatus(status: JudgedStatus): Pick<ServiceStatus, 'concerns' | 'health'> {
  const found = concerns.filter((concern) => isThere(concern, status));
  const isTrouble = found.some((concern) => troubles.includes(concern));
  const health: ServiceHealth = isTrouble ? 'trouble' : found.length > 0 ? 'watch' : 'well';
  return { health, concerns: found };
}
