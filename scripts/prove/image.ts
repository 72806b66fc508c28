import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/test/free-port';
import { startPostgres } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { until } from '../cluster/until';
import { ImageWorkshop, missingToBuildImage } from '../package/build-image';
import { buildDebianPackage } from '../package/build-package';
import { typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { productionSettings } from './production-settings';
import type { Proof, ProofContext } from './proof';

const nobody = 65_532;
const runtime = '/usr/sbin/runc';

/** What a runtime for containers is told: the image's own program, closed as tightly as it goes. */
function specification(rootfs: string, env: Readonly<Record<string, string | number>>): string {
  return JSON.stringify({
    ociVersion: '1.0.2',
    process: {
      user: { uid: nobody, gid: nobody },
      args: ['bin/node', 'api/dist/server.js'],
      cwd: '/usr/lib/retour-en-france',
      env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
      noNewPrivileges: true,
    },
    root: { path: rootfs, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'noexec'] },
    ],
    // The network of this machine: the database and whoever asks are on loopback.
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
  });
}

/** A line of `/proc/…/status`. */
function statusLine(pid: number, name: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
}

interface Running {
  readonly pid: number;
  readonly id: string;
  readonly state: string;
}

async function runClosed(
  rootfs: string,
  env: Readonly<Record<string, string | number>>,
  look: (running: Running) => Promise<void>,
): Promise<number | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-container-'));
  const state = path.join(folder, 'state');
  const id = path.basename(folder);
  writeFileSync(path.join(folder, 'config.json'), specification(rootfs, env));
  const child = spawn(runtime, ['--root', state, 'run', '--bundle', folder, id], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    const pid = async (): Promise<number> => {
      const { code, output } = await runCommand(runtime, ['--root', state, 'state', id]);
      return code === 0 ? Number(JSON.parse(output).pid) : 0;
    };
    await until('the container', async () => {
      if (child.exitCode !== null) throw new Error('the container ended');
      return (await pid()) > 0;
    });
    await look({ pid: await pid(), id, state });
    await runCommand(runtime, ['--root', state, 'kill', id, 'TERM']);
    const [code] = await ended;
    return typeof code === 'number' ? code : null;
  } finally {
    await runCommand(runtime, ['--root', state, 'delete', '--force', id]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
  return answer?.ok === true;
}

async function prove({ tell }: ProofContext): Promise<{ tried: number; failed: number; digests: number }> {
  tell('the package and its image, as they are asked for…');
  await typeSoundCommand('npm run package -- --image', { env: process.env });
  const built = await buildDebianPackage(absolute('.cache/packages'));
  const workshop = new ImageWorkshop();
  const cluster = await startPostgres('volatile');
  const seen: [what: string, isSo: boolean][] = [];
  try {
    tell('the image, twice…');
    const base = await workshop.makeBase();
    const digests = new Set([await workshop.build(built, base), await workshop.build(built, base)]);
    const { User, Healthcheck } = await workshop.configuration(built);
    seen.push(['names a user that is nobody', User === `${nobody}:${nobody}`]);
    const port = await freePort();
    const code = await runClosed(
      await workshop.mount(built),
      { ...productionSettings(cluster.url, port), HOST: '127.0.0.1' },
      async ({ pid, id, state }) => {
        await until('the service in its container', () => answers(port));
        const inside = async (...args: readonly string[]): Promise<number> =>
          (await runCommand(runtime, ['--root', state, 'exec', id, ...args])).code;
        seen.push(
          ['answers', await answers(port)],
          [
            'runs as nobody',
            statusLine(pid, 'Uid')
              .split('\t')
              .every((uid) => Number(uid) === nobody),
          ],
          [
            'holds no capability',
            ['CapEff', 'CapPrm', 'CapBnd'].every((name) => Number.parseInt(statusLine(pid, name), 16) === 0),
          ],
          ['can gain none', statusLine(pid, 'NoNewPrivs') === '1'],
          [
            'cannot write to its own files',
            (await inside('/usr/bin/touch', '/usr/lib/retour-en-france/x')) !== 0,
          ],
          ['says that it is well when the image asks', (await inside(...Healthcheck.Test.slice(1))) === 0],
        );
      },
    );
    seen.push(['ends by itself when it is told to', code === 0]);
    for (const [what, isSo] of seen) tell(`${isSo ? 'it' : 'NOT SO: it'} ${what}`);
    return { tried: seen.length, failed: seen.filter(([, isSo]) => !isSo).length, digests: digests.size };
  } finally {
    await cluster.stop();
    workshop.close();
  }
}

export const imageProof: Proof = {
  id: 'P2',
  title: 'The container image is built alike twice, and serves as nobody without a capability',
  missing: () => {
    if (process.getuid?.() !== 0) return 'only root mounts an image';
    const programs = [...missingToBuildImage(), ...(existsSync(runtime) ? [] : ['runc'])];
    return programs.length === 0 ? null : `install ${programs.join(', ')}`;
  },
  prove: async (context) => {
    const { tried, failed, digests } = await prove(context);
    return { tried, failed, figures: [{ name: 'digests of two builds', value: digests, unit: '', max: 1 }] };
  },
};
