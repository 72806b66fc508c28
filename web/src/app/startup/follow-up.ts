import { registerWorker } from '../../lib/pwa-update';
import { plannedMoments } from '../../lib/startup-moments';

/** What can wait until the first page is shown: fresh rates, answers shared between tabs, the copy for use offline. */
export function followUpStartup(): void {
  setTimeout(() => {
    if (import.meta.env.PROD) void registerWorker();
    void startTravellerData().catch(() => undefined);
  }, plannedMoments.remove);
}

/** In tasks of its own, apart from what its modules do as they arrive: a slow phone answers in between. */
async function startTravellerData(): Promise<void> {
  const data = await import('../data/data');
  setTimeout(data.startTravellerData);
}
