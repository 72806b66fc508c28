import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Load, requestBytes, sendLoad } from '../../api/test/bench/send-load';
import { freePort } from '../../api/test/free-port';
import { median } from './median';

export interface HttpBench {
  readonly runs: number;
  readonly secondsOfRun: number;
  readonly connections: number;
  /** Median of the runs, requests answered a second. */
  readonly simulatorPerSecond: number;
  readonly echoPerSecond: number;
  /** A bare server that parses the body, then serialises and sends an answer made beforehand: what no service can pass. */
  readonly readyMadePerSecond: number;
  /** Median of the runs' own ratios: both sides of a ratio ran one after the other. */
  readonly ratio: number;
  readonly lowestRatio: number;
  readonly readyMadeRatio: number;
  /** The same in processor time, which the neighbours of a shared machine do not change. */
  readonly ratioPerCpuSecond: number;
  readonly simulatorCpuMicroseconds: number;
  readonly echoCpuMicroseconds: number;
  readonly readyMadeCpuMicroseconds: number;
  readonly failed: number;
}

interface Server {
  readonly port: number;
  readonly process: ChildProcess;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const runs = 5;
const secondsOfRun = 2;
const connections = 16;

const article = (customId: string, fields: object): object => ({
  customId,
  originalValue: 129.9,
  currency: 'USD',
  ...fields,
});
const body = {
  age: 34,
  country: 'US',
  meanOfTransport: 'plane',
  border: false,
  shoppingProducts: [
    article('a', { customName: 'Cadeau' }),
    article('b', { customName: 'Souvenir', originalValue: 89 }),
    article('c', { customName: 'Tableau', originalValue: 350.5 }),
    article('d', { id: 'cigarettes', amount: 400, originalValue: 60 }),
    article('e', { customName: 'Vase', originalValue: 15 }),
  ],
};
const bytes = requestBytes({
  method: 'POST',
  path: '/api/simulator/',
  body: Buffer.from(JSON.stringify(body)),
});

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

async function untilServing({ port, process: server }: Server): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('A server of the bench stopped while starting.');
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health/live`, { method: 'POST', body: '{}' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new Error('A server of the bench did not start in 30 s.');
}

function perSecond({ answered, seconds }: Load): number {
  return answered / seconds;
}

interface Measure extends Load {
  /** Processor time of the server, in microseconds for each answer; null where the system does not tell. */
  readonly cpuMicroseconds: number | null;
}

/** Processor time that a process has used, all its threads together, in seconds (nanoseconds of schedstat). */
function cpuSeconds(pid: number | undefined): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const used = threads.map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds);
    });
    return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
  } catch {
    return null;
  }
}

async function loadServer({ port, process: server }: Server): Promise<Measure> {
  const before = cpuSeconds(server.pid);
  const load = await sendLoad({ port, connections, seconds: secondsOfRun, nextRequest: () => bytes });
  const after = cpuSeconds(server.pid);
  const known = before !== null && after !== null;
  return { ...load, cpuMicroseconds: known ? ((after - before) * 1e6) / load.answered : null };
}

const sides = ['simulator', 'echo', 'readyMade'] as const;
type Servers = Readonly<Record<(typeof sides)[number], Server>>;
type Run = Readonly<Record<(typeof sides)[number], Measure>>;

async function measure(servers: Servers): Promise<HttpBench> {
  for (const side of sides) await loadServer(servers[side]);
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push({
      simulator: await loadServer(servers.simulator),
      echo: await loadServer(servers.echo),
      readyMade: await loadServer(servers.readyMade),
    });
  }
  const of = (value: (run: Run) => number): number => median(measured.map(value));
  const round = (value: number): number => Math.round(value * 1_000) / 1_000;
  const cpu = (side: (typeof sides)[number]): number => of((run) => run[side].cpuMicroseconds ?? 0);
  const ratios = measured.map((run) => perSecond(run.simulator) / perSecond(run.echo));
  return {
    runs,
    secondsOfRun,
    connections,
    simulatorPerSecond: Math.round(of((run) => perSecond(run.simulator))),
    echoPerSecond: Math.round(of((run) => perSecond(run.echo))),
    readyMadePerSecond: Math.round(of((run) => perSecond(run.readyMade))),
    ratio: round(median(ratios)),
    lowestRatio: round(Math.min(...ratios)),
    readyMadeRatio: round(of((run) => perSecond(run.readyMade) / perSecond(run.echo))),
    ratioPerCpuSecond: round(
      of((run) => (run.echo.cpuMicroseconds ?? 0) / (run.simulator.cpuMicroseconds ?? 1)),
    ),
    simulatorCpuMicroseconds: Math.round(cpu('simulator')),
    echoCpuMicroseconds: Math.round(cpu('echo')),
    readyMadeCpuMicroseconds: Math.round(cpu('readyMade')),
    failed: measured.reduce((sum, run) => sum + sides.reduce((all, side) => all + run[side].failed, 0), 0),
  };
}

/** Keeps what the simulator answers, for a server that does nothing but send it. */
async function saveAnswer({ port }: Server, file: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/simulator/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}

/**
 * POST /api/simulator/ with five products beside a bare node:http echo of the same body, and beside a bare server of JSON
 * whose answer is made beforehand, in the same run, on the loopback.
 */
export async function benchHttp(): Promise<HttpBench> {
  const server = path.join(root, 'api', 'dist', 'server.js');
  if (!existsSync(server)) {
    spawnSync('npm', ['run', 'build', '-w', '@retour/api'], { cwd: root, stdio: 'ignore' });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-bench-'));
  const start = async (script: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> => {
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      // A bench is one caller: the limit by address is tested elsewhere.
      SIMULATIONS_PER_MINUTE: '10000000',
      ...settings,
    };
    const started = {
      port,
      process: spawn(process.execPath, [script], { cwd: folder, stdio: 'ignore', env }),
    };
    await untilServing(started);
    return started;
  };
  const servers: Server[] = [];
  try {
    const simulator = await start(server);
    servers.push(simulator);
    const answer = path.join(folder, 'answer.json');
    await saveAnswer(simulator, answer);
    const bare = path.join(root, 'scripts/bench/echo-server.mjs');
    const echo = await start(bare);
    servers.push(echo);
    const readyMade = await start(bare, { ANSWER: answer });
    servers.push(readyMade);
    return await measure({ simulator, echo, readyMade });
  } finally {
    await Promise.all(servers.map(({ process: child }) => stop(child)));
    rmSync(folder, { recursive: true, force: true });
  }
}
