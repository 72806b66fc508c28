import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { whyNoCluster } from '../cluster/programs';
import { prepareService, type ServiceProcess } from '../cluster/service-process';
import { type Cluster, startCluster } from '../cluster/start-cluster';
import { until } from '../cluster/until';
import { previousRelease, withRelease } from './previous-release';
import type { Outcome, Proof, ProofContext } from './proof';
import { countLosses, settingsForWriters, startWriters } from './writers';

const writers = 8;
const processes = 2;
/** Both releases serve for so long, side by side, on the database of the new one, at scale 1. */
const wholeSideBySideMs = 60_000;
const maxStartMs = 300_000;

async function migrationsIn(cluster: Cluster): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.databaseUrl('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from schema_migration',
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

/** What the processes wrote of what nobody had foreseen: their folder goes with the cluster. */
function unforeseenErrors(logs: string): string {
  const lines = readdirSync(logs)
    .filter((name) => name.startsWith('service'))
    .flatMap((name) => readFileSync(path.join(logs, name), 'utf8').split('\n'))
    .filter((line) => line.includes('"unexpected error"'));
  return lines.slice(0, 3).join('\n');
}

async function upgrade(release: string, { scale, tell }: ProofContext): Promise<Outcome> {
  const cluster = await startCluster({
    processes,
    isSynchronous: true,
    isBackedUp: false,
    settings: settingsForWriters,
    release,
    tell,
  });
  const successors: ServiceProcess[] = [];
  try {
    const before = await migrationsIn(cluster);
    const writing = startWriters(cluster.origin, { count: writers });
    const sideBySideMs = Math.max(5_000, wholeSideBySideMs * scale);
    await delay(sideBySideMs);
    for (const [index, old] of cluster.services.entries()) {
      tell(`${old.name}: the new release in its place…`);
      await old.stop();
      const successor = prepareService(index, cluster.plan, cluster.secrets, {
        settings: settingsForWriters,
      });
      successors.push(successor);
      successor.start();
      await until(`${successor.name} ready`, successor.isReady, { maxMs: maxStartMs });
      await delay(sideBySideMs);
    }
    const refused = writing.refused();
    await writing.stop();
    if (refused > 0) tell(`${writing.refusals()}\n${unforeseenErrors(cluster.plan.logs)}`);
    const { lost, duplicated } = await countLosses(cluster.databaseUrl('postgres'), writing.acknowledged);
    const applied = (await migrationsIn(cluster)) - before;
    tell(`${applied} migrations under ${writing.acknowledged.length} writes, ${refused} refused`);
    return {
      tried: writing.acknowledged.length,
      failed: refused + lost.length + duplicated,
      figures: [
        { name: 'migrations applied in the middle', value: applied, unit: '', min: 1 },
        { name: 'requests that failed', value: refused, unit: '', max: 0 },
        { name: 'acknowledged and lost', value: lost.length, unit: '', max: 0 },
      ],
    };
  } finally {
    for (const successor of successors) await successor.stop();
    await cluster.stop();
  }
}

export const upgradeProof: Proof = {
  id: 'R15',
  title:
    'A release takes the place of the previous one, with its migrations, under writers, and no request fails',
  missing: () =>
    whyNoCluster() ?? (previousRelease() === null ? 'the history of the repository is not here' : null),
  prove: async (context) => {
    const commit = previousRelease();
    if (commit === null) throw new Error('no previous release');
    context.tell(`building ${commit}, the previous release…`);
    return withRelease(commit, (folder) => upgrade(folder, context));
  },
};
