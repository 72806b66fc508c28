import { cpSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { absolute } from '../checks/source-files';
import type { DataNode } from '../cluster/data-node';
import { signalAll, withDescendants } from '../cluster/process-tree';
import { whyNoCluster } from '../cluster/programs';
import { type Cluster, startCluster } from '../cluster/start-cluster';
import { until } from '../cluster/until';
import { typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import type { Figure, Outcome, Proof, ProofContext } from './proof';
import { type Acknowledged, countLosses, settingsForWriters, startWriters, type Writers } from './writers';

/** How a primary is lost. Each gives what brings the machine back. */
const faults = {
  killed: async (primary) => {
    await primary.kill();
    return async () => primary.start();
  },
  frozen: async (primary) => {
    primary.freeze();
    return async () => primary.thaw();
  },
  'cut off': async (primary) => {
    primary.cutOff();
    return async () => primary.joinAgain();
  },
  'switched over': async (primary) => {
    await typeSoundCommand('patronictl switchover retour --master data1 --force', {
      env: { PATRONICTL_CONFIG_FILE: primary.patroniFile },
      places: { data1: primary.name },
    });
    return async () => undefined;
  },
} as const satisfies Record<string, (primary: DataNode) => Promise<() => Promise<void>>>;

const timesEach = 10;
const writers = 8;
/** Before a fault, and after it: what is written then must be there too. */
const calmMs = 3_000;
const maxRecoveryMs = 90_000;
/** What the promise allows for nine failovers of ten. */
const maxOutageSeconds = 30;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** In an order of chance: each fault finds what another one left. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function another({ nodes }: Cluster, lost: DataNode): Promise<void> {
  return until(
    'another primary',
    async () => {
      const others = nodes.filter((node) => node !== lost);
      return (await Promise.all(others.map((node) => node.isPrimary()))).includes(true);
    },
    { maxMs: maxRecoveryMs },
  );
}

/** One primary lost and replaced, under writers. Gives how long nothing was acknowledged, in seconds. */
async function failOver(
  cluster: Cluster,
  writing: Writers,
  lose: (primary: DataNode) => Promise<() => Promise<void>>,
): Promise<number> {
  await delay(calmMs);
  const lost = await cluster.primary();
  const since = performance.now();
  const bringBack = await lose(lost);
  const countSince = (): number => writing.acknowledged.filter(({ at }) => at >= since).length;
  await another(cluster, lost);
  const acknowledged = countSince();
  await until('writes again', () => countSince() > acknowledged, { maxMs: maxRecoveryMs });
  const outage = writing.longestSilence(since) / 1_000;
  await bringBack();
  await cluster.whole();
  await delay(calmMs);
  return outage;
}

/** What the pages have an operator type beside a failover: each is what they say, and the cluster is whole again after it. */
async function lookAfter(cluster: Cluster): Promise<void> {
  const primary = await cluster.primary();
  const [standby] = cluster.nodes.filter((node) => node !== primary);
  const env = { PATRONICTL_CONFIG_FILE: primary.patroniFile };
  const asked = await fetch(`${primary.patroniUrl}/restart`, { method: 'POST' });
  if (asked.status !== 401) throw new Error(`Patroni is changed without its password: ${asked.status}`);
  const listed = await typeSoundCommand('patronictl list', { env });
  for (const { name } of cluster.nodes) {
    if (!listed.includes(name)) throw new Error(`patronictl does not list ${name}: ${listed}`);
  }
  await typeSoundCommand('etcdctl endpoint health', {
    env: {
      ETCDCTL_ENDPOINTS: cluster.plan.stores.map(({ clientPort }) => `127.0.0.1:${clientPort}`).join(','),
    },
  });
  await typeSoundCommand('patronictl reinit retour data2 --force', {
    env,
    places: { data2: standby?.name ?? '' },
  });
  await cluster.whole();
  await typeSoundCommand('patronictl edit-config retour --set synchronous_mode_strict=false --force', {
    env,
  });
  await typeSoundCommand('patronictl edit-config retour --set synchronous_mode_strict=true --force', { env });
}

interface Event {
  readonly name: string;
  readonly at: number;
}

/** When what is lost had been acknowledged: after which event, and how many seconds after it. */
function describeLosses(lost: readonly Acknowledged[], events: readonly Event[]): readonly string[] {
  return lost.map(({ id, version, at }) => {
    const last = events.findLast((event) => event.at <= at);
    const since =
      last === undefined
        ? 'before any fault'
        : `${((at - last.at) / 1_000).toFixed(1)} s after ${last.name} began`;
    return `LOST version ${version} of ${id}, acknowledged ${since}`;
  });
}

/** What every part of the cluster wrote, for whoever looks for the cause. */
function keepLogs({ plan }: Cluster): void {
  cpSync(plan.logs, absolute('.cache/proof/logs'), { recursive: true });
}

async function proveSynchronous({ scale, random, tell }: ProofContext): Promise<Outcome> {
  const cluster = await startCluster({
    processes: 2,
    isSynchronous: true,
    isBackedUp: false,
    settings: settingsForWriters,
    tell,
  });
  try {
    const writing = startWriters(cluster.origin, { count: writers });
    const outages: number[] = [];
    const events: Event[] = [];
    for (let turn = 0; turn < Math.max(1, Math.round(timesEach * scale)); turn += 1) {
      for (const [name, lose] of shuffled(Object.entries(faults), random)) {
        await delay(calmMs * random());
        events.push({ name: `primary ${name}`, at: performance.now() });
        const outage = await failOver(cluster, writing, lose);
        outages.push(outage);
        tell(`primary ${name}: ${outage.toFixed(1)} s without an acknowledged write`);
      }
    }
    await lookAfter(cluster);
    await writing.stop();
    const { lost, duplicated } = await countLosses(cluster.databaseUrl('postgres'), writing.acknowledged);
    for (const line of describeLosses(lost, events)) tell(line);
    if (lost.length + duplicated > 0) keepLogs(cluster);
    return {
      tried: outages.length,
      failed: lost.length + duplicated,
      figures: [
        { name: 'writes acknowledged', value: writing.acknowledged.length, unit: '', min: 1 },
        { name: 'acknowledged and lost', value: lost.length, unit: '', max: 0 },
        { name: 'duplicated', value: duplicated, unit: '', max: 0 },
        { name: 'writes again, 9 of 10', value: percentile(outages, 0.9), unit: 's', max: maxOutageSeconds },
        { name: 'writes again, the longest', value: Math.max(...outages), unit: 's' },
      ],
    };
  } finally {
    await cluster.stop();
  }
}

/** What receives the journal on a standby, as the kernel names it. */
async function receivers(cluster: Cluster, primary: DataNode): Promise<readonly number[]> {
  const standbys = cluster.nodes.filter((node) => node !== primary);
  const processes = standbys.flatMap((node) => node.pids().flatMap(withDescendants));
  const named = await Promise.all(
    processes.map(async (pid) => {
      const { output } = await runCommand('ps', ['-o', 'args=', '-p', String(pid)]);
      return output.includes('walreceiver') ? [pid] : [];
    }),
  );
  return named.flat();
}

/**
 * The control: without the synchronous standby, the same fault loses. A run in which nothing could be lost proves nothing
 * of one in which nothing was.
 */
async function proveControl({ tell }: ProofContext): Promise<readonly Figure[]> {
  const cluster = await startCluster({
    processes: 2,
    isSynchronous: false,
    isBackedUp: false,
    settings: settingsForWriters,
    tell,
  });
  try {
    const writing = startWriters(cluster.origin, { count: writers });
    await delay(calmMs);
    const primary = await cluster.primary();
    // One that was still being copied would receive what the others do not, and take the primary's place.
    await cluster.whole();
    const frozen = await receivers(cluster, primary);
    if (frozen.length !== cluster.nodes.length - 1) throw new Error('a standby receives unseen');
    signalAll(frozen, 'SIGSTOP');
    await delay(calmMs);
    await primary.kill();
    // With them goes what their sockets hold: they have not received it.
    signalAll(frozen, 'SIGKILL');
    await another(cluster, primary);
    await writing.stop();
    const { lost } = await countLosses(cluster.databaseUrl('postgres'), writing.acknowledged);
    tell(
      `the control, asynchronous: ${lost.length} of ${writing.acknowledged.length} acknowledged writes are lost`,
    );
    return [{ name: 'lost by the asynchronous control', value: lost.length, unit: '', min: 1 }];
  } finally {
    await cluster.stop();
  }
}

export const failoverProof: Proof = {
  id: 'R11',
  title: 'The database fails over under writers, and loses nothing',
  missing: whyNoCluster,
  prove: async (context) => {
    const synchronous = await proveSynchronous(context);
    const control = await proveControl(context);
    return { ...synchronous, figures: [...synchronous.figures, ...control] };
  },
};
