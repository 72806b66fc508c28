import { statfs } from 'node:fs/promises';
import { dayInParis, type ServiceStatus } from '@retour/contract';
import { type CurrencyTable, lawInForceSince, type ProductCatalogue } from '@retour/core';
import type { Database } from '../../platform/database/database';
import { readUnhindered } from '../../platform/database/read-unhindered';
import { recentMinutes } from '../../platform/http/recent-requests';
import { countOutbox } from '../../platform/mail/count-outbox';
import { judgeStatus } from './judge-status';
import { mergeReports } from './merge-reports';
import type { ReportProcess } from './process-report';
import { readReports } from './storage/process-reports';
import { readDatabaseFacts } from './storage/read-database-facts';

export interface StatusSources {
  readonly database: Pick<Database, 'engine' | 'ping' | 'runJob' | 'runList'>;
  readonly report: ReportProcess;
  readonly catalogue: Pick<ProductCatalogue, 'edition'>;
  readonly currencyTableOn: (day: string) => Pick<CurrencyTable, 'validTo'>;
  /** Of an embedded database. */
  readonly dataDir: string;
  /** null: exchange rates are those that ship, and nobody waits for others. */
  readonly ratesUrl: string | null;
  readonly runbookUrl: string | null;
  readonly now: () => Date;
}

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const asked = performance.now();
  await work();
  return performance.now() - asked;
}

async function readDisk({ database, dataDir }: StatusSources): Promise<ServiceStatus['database']['disk']> {
  if (database.engine === 'server') return null;
  const disk = await statfs(dataDir).catch(() => null);
  return disk === null ? null : { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize };
}

/** How the whole service is, as far as its database and its processes know. Writes nothing: it tells of a database that only reads too. */
export async function readStatus(sources: StatusSources): Promise<ServiceStatus> {
  const { database, report, catalogue, currencyTableOn, ratesUrl, runbookUrl, now } = sources;
  const latencyMs = await millisecondsOf(database.ping);
  const read = readUnhindered(database);
  const [own, reports, { migration, retentionRefused, ...facts }, mails, disk] = await Promise.all([
    report(),
    readReports(read),
    readDatabaseFacts(read),
    countOutbox(read),
    readDisk(sources),
  ]);
  const at = now();
  const { connections, requests, ratesAgeDays, ...merged } = mergeReports(reports, own, at);
  const status = {
    at: at.toISOString(),
    ...merged,
    migration,
    database: { engine: database.engine, ...facts, latencyMs, disk, connections },
    mails,
    rates: {
      isRead: ratesUrl !== null,
      ageDays: ratesAgeDays,
      validTo: currencyTableOn(dayInParis(at)).validTo,
    },
    law: { since: lawInForceSince(dayInParis(at)), nomenclature: catalogue.edition },
    requests: { ...requests, minutes: recentMinutes },
  };
  return { ...status, ...judgeStatus({ ...status, retentionRefused }), runbook: runbookUrl };
}
