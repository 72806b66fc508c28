import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../api/test/free-port';
import { absolute } from '../checks/source-files';
import { residentMegabytes } from '../product/process-figures';
import { median } from './median';

export interface StartFigures {
  readonly runs: number;
  /** From the command to the first page, of an installation that was started before. */
  readonly firstAnswerMs: number;
  readonly slowestMs: number;
  /** Processor time of it, of npm and of the server together, which the neighbours of a shared machine do not change; null where the system does not tell. */
  readonly processorMs: number | null;
  /** Memory of the server ten seconds after its first answer, nobody asking anything; null where the system does not tell. */
  readonly idleMegabytes: number | null;
}

const idleMs = 10_000;
/** The first one may install and build. */
const patienceMs = 600_000;

/** Every process below one, itself included. */
function familyOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      return [{ pid: Number(name), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
  const below = (of: number): readonly number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap((child) => below(child.pid)),
  ];
  return below(pid);
}

/** Processor time of a process and of its children that ended, in milliseconds: the clock of /proc ticks a hundred times a second. */
function processorMs(pid: number): number {
  try {
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return fields
      .join(') ')
      .split(' ')
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return 0;
  }
}

function processorOf({ pid = 0 }: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  return familyOf(pid).reduce((sum, each) => sum + processorMs(each), 0);
}

/** That of the largest of the processes: npm and its shell wait beside the server. */
function memoryOf({ pid = 0 }: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  return Math.round(Math.max(...familyOf(pid).map(residentMegabytes)));
}

async function untilAnswered(origin: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end && child.exitCode === null; await delay(20)) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`npm start does not answer on ${origin}`);
}

interface Start {
  readonly ms: number;
  readonly processor: number | null;
  readonly megabytes: number | null;
}

async function startOnce(folder: string, isMeasured: boolean): Promise<Start> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: absolute('.'), stdio: 'ignore', env, detached: true });
  try {
    await untilAnswered(`http://localhost:${port}/`, child);
    const ms = performance.now() - started;
    const processor = processorOf(child);
    if (isMeasured) await delay(idleMs);
    return { ms, processor, megabytes: isMeasured ? memoryOf(child) : null };
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = once(child, 'exit');
      // The whole group that npm leads, which is ours.
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }
}

/** `npm start`, the second time and after: what is built and installed is built and installed. */
export async function benchStart(runs = 3): Promise<StartFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-start-'));
  try {
    await startOnce(folder, false);
    const starts: Start[] = [];
    for (let run = 1; run <= runs; run += 1) starts.push(await startOnce(folder, run === runs));
    const times = starts.map(({ ms }) => ms);
    const processor = starts.flatMap((start) => start.processor ?? []);
    return {
      runs,
      firstAnswerMs: Math.round(median(times)),
      slowestMs: Math.round(Math.max(...times)),
      processorMs: processor.length === 0 ? null : Math.round(median(processor)),
      idleMegabytes: starts.at(-1)?.megabytes ?? null,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
