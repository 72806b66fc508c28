import { setTimeout as delay } from 'node:timers/promises';
import { whyNoCluster } from '../cluster/programs';
import { startCluster } from '../cluster/start-cluster';
import { until } from '../cluster/until';
import type { Proof } from './proof';
import { countLosses, settingsForWriters, startWriters } from './writers';

const restarts = 50;
const writers = 8;
const calmMs = 500;
const maxStartMs = 120_000;

export const rollingRestartProof: Proof = {
  id: 'R6',
  title: 'Processes are replaced one after the other under writers, and no request fails',
  missing: whyNoCluster,
  prove: async ({ scale, random, tell }) => {
    const cluster = await startCluster({
      processes: 2,
      isSynchronous: true,
      isBackedUp: false,
      settings: settingsForWriters,
      tell,
    });
    try {
      const since = performance.now();
      const writing = startWriters(cluster.origin, { count: writers });
      const times = Math.max(2, Math.round(restarts * scale));
      for (let turn = 0; turn < times; turn += 1) {
        const service = cluster.services[turn % cluster.services.length];
        if (service === undefined) throw new Error('no process');
        await delay(calmMs * random());
        await service.stop();
        service.start();
        await until(`${service.name} ready`, service.isReady, { maxMs: maxStartMs });
      }
      await delay(calmMs);
      const refused = writing.refused();
      await writing.stop();
      if (refused > 0) tell(writing.refusals());
      const { lost, duplicated } = await countLosses(cluster.databaseUrl('postgres'), writing.acknowledged);
      tell(`${times} restarts, ${writing.acknowledged.length} writes, ${refused} not acknowledged at once`);
      return {
        tried: times,
        failed: refused + lost.length + duplicated,
        figures: [
          { name: 'writes acknowledged', value: writing.acknowledged.length, unit: '', min: 1 },
          { name: 'requests that failed', value: refused, unit: '', max: 0 },
          { name: 'acknowledged and lost', value: lost.length, unit: '', max: 0 },
          {
            name: 'longest time without an acknowledgement',
            value: writing.longestSilence(since) / 1_000,
            unit: 's',
          },
        ],
      };
    } finally {
      await cluster.stop();
    }
  },
};
