import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');
const longestStartMs = 120_000;

/** A product of one's own that may be killed and started again on the same data. */
export interface LastingProduct {
  readonly origin: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

async function freePorts(): Promise<readonly [number, number]> {
  const probes = [createServer().listen(0), createServer().listen(0)];
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return address === null || typeof address === 'string' ? 0 : address.port;
  });
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  const [port = 0, standIn = 0] = ports;
  return [port, standIn];
}

/** `settings`: variables of the environment beyond the ports and the data. */
export async function startLastingProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<LastingProduct> {
  const [port, standInPort] = await freePorts();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'retour-'));
  const origin = `http://localhost:${port}`;
  let server: ChildProcess;

  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async (): Promise<void> => {
    server = spawn(process.execPath, ['api/dist/server.js'], {
      cwd: root,
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
    for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; ) {
      if (await isReady()) return;
      await wait(100);
    }
    throw new Error(`the product did not answer on ${origin}`);
  };
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const remove = async (): Promise<void> => {
    await kill();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  await start();
  return { origin, kill, start, remove };
}
