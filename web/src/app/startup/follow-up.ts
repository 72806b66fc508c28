import { registerWorker } from '../../lib/pwa-update';
import { plannedMoments } from './startup-moments';

/** What can wait until the first page is shown: fresh rates, answers shared between tabs, the copy for use offline. */
export function followUpStartup(): void {
  setTimeout(() => {
    if (import.meta.env.PROD) void registerWorker();
    import('../session/session').then(({ startSession }) => startSession()).catch(() => undefined);
  }, plannedMoments.remove);
}
