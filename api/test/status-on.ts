import type { ServiceStatus } from '@retour/contract';
import { shippedCatalogue } from '../src/features/reference/shipped-data';
import { type ProcessReporterOptions, processReporter } from '../src/features/status/process-report';
import { readStatus, type StatusSources } from '../src/features/status/read-status';
import type { Database } from '../src/platform/database/database';
import { createRecentRequests } from '../src/platform/http/recent-requests';

/** How a service is that has this database, no job and no request but what a test says. */
export function statusOn(
  database: Database,
  changes: Partial<ProcessReporterOptions & StatusSources> = {},
): () => Promise<ServiceStatus> {
  const common = { database, now: () => new Date(), ...changes };
  const report = processReporter({
    version: '1.2.3',
    jobs: { states: () => [] },
    requests: createRecentRequests(),
    statusFolder: null,
    newestFixingAge: () => null,
    ...common,
  });
  const sources = {
    catalogue: shippedCatalogue,
    // Whatever the day of the test.
    currencyTableOn: (day: string) => ({ validTo: day }),
    dataDir: '.',
    ratesUrl: null,
    runbookUrl: null,
    ...common,
    report,
  };
  return () => readStatus(sources);
}
