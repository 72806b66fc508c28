import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');
const longestStartMs = 60_000;

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the built product (web and API) in its own process, with a database of its own that goes away with it.
 * @param port a free one by default; given, the product comes back where it was
 */
export async function startProduct(port?: number): Promise<RunningProduct> {
  const ownPort = port ?? (await freePort());
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'retour-'));
  const server = spawn(process.execPath, ['api/dist/server.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(ownPort), DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${ownPort}`;
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  }
  for (const deadline = Date.now() + longestStartMs; Date.now() < deadline && server.exitCode === null; ) {
    if (await isReady(origin)) return { origin, port: ownPort, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`the product did not answer on ${origin}`);
}
