import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');
const maxStartMs = 120_000;

/** The built product (web and API) in a process of its own, on ports and data of its own. */
export interface RunningProduct {
  readonly origin: string;
  /** Of the process that runs now. */
  readonly pid: () => number;
  /** Ends the process, as an operator does, or at once as a crash does; the data stays. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Comes back where it was, on the same data; resolves once it serves. */
  start(): Promise<void>;
  /** Ends it for good: its data goes away. */
  remove(): Promise<void>;
}

/** Two free ports, found at the same time: one after the other, both could be the same. */
async function freePorts(): Promise<readonly number[]> {
  const probes = [createServer().listen(0), createServer().listen(0)];
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('no free port');
    return address.port;
  });
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the built product. `settings`: variables of the environment beyond the ports and the data; `place`: the folder
 * where it is installed, when it is not this repository.
 */
export async function startProduct(
  settings: Readonly<Record<string, string | number>> = {},
  place = root,
): Promise<RunningProduct> {
  const [freePort, standInPort] = await freePorts();
  const port = settings.PORT ?? freePort;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'retour-'));
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | null = null;

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async function remove(): Promise<void> {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['api/dist/server.js'], {
      cwd: place,
      env: {
        ...process.env,
        PORT: String(port),
        STAND_IN_PORT: String(standInPort),
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (const deadline = Date.now() + maxStartMs; Date.now() < deadline && server.exitCode === null; ) {
      if (await isReady(origin)) return;
      await wait(100);
    }
    await remove();
    throw new Error(`the product did not answer on ${origin}`);
  }

  await start();
  return {
    origin,
    pid: () => {
      if (server?.pid === undefined) throw new Error('the product does not run');
      return server.pid;
    },
    stop,
    start,
    remove,
  };
}
