/**
 * The service as a country runs it, on this machine: three stores, three databases with one primary and a standby that has
 * all that is acknowledged, a proxy, backups, and two processes of the service or more. Ctrl+C stops it whole.
 *
 *   npm run cluster                     two processes, the service on port 3000
 *   npm run cluster -- 4                four processes
 *   PORT=3100 npm run cluster           the service on another port
 */
import { once } from 'node:events';
import { absolute } from './checks/source-files';
import { clusterMap } from './cluster/cluster-map';
import { missingPackages } from './cluster/programs';
import { startCluster } from './cluster/start-cluster';
import { ensureBuilt } from './ensure-built.mjs';
import { stopWith } from './setup/stop-with.mjs';

const [processes = '2'] = process.argv.slice(2);
const servicePort = process.env.PORT ?? '3000';
if (!/^[1-8]$/.test(processes)) stopWith('Give a number of processes from 1 to 8.');
const missing = missingPackages();
if (missing.length > 0)
  stopWith(`This machine lacks ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
await ensureBuilt(absolute('.'));

const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort());
try {
  const cluster = await startCluster({
    processes: Number(processes),
    servicePort: Number(servicePort),
    isSynchronous: true,
    isBackedUp: true,
    tell: console.log,
    givenUp: asked.signal,
  });
  console.log(`\n${await clusterMap(cluster)}\n\nCtrl+C stops everything, and forgets it.`);
  if (!asked.signal.aborted) await once(asked.signal, 'abort');
  console.log('\nStopping…');
  await cluster.stop();
} catch (error) {
  if (!asked.signal.aborted) throw error;
}
