import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from '../../api/test/free-port';
import { startPostgres } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { until } from '../cluster/until';

import { deployFile } from '../deploy/deploy-file';
import { type BuiltPackage, buildDebianPackage } from '../package/build-package';
import { runProgram } from '../package/run-program';
import { signFile, writeDigests } from '../package/sign-digests';

import { typeCommand, typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { productionSettings } from './production-settings';
import type { Proof, ProofContext } from './proof';

const name = 'retour-en-france';
export const settingsFile = `/etc/${name}/environment`;
/** What systemd finds open in the service, from 0 to 10. */
const maxExposure = 2;

/** One thing that an installation has to do, as the person who installs sees it. */
type Step = readonly [what: string, isSo: () => Promise<boolean>];

const succeeds = async (command: string, ...args: readonly string[]): Promise<boolean> =>
  (await runCommand(command, args)).code === 0;

/** Whether the settings of the installation are sound. */
const isContent = async (): Promise<boolean> => (await typeCommand('retour-en-france check')).code === 0;

async function exposure(): Promise<number> {
  const { output } = await runCommand('systemd-analyze', [
    'security',
    '--offline=true',
    '--no-pager',
    deployFile(`systemd/${name}.service`),
  ]);
  return Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}

/** The settings' file as a person may write it: without quotes, whatever the address of the database holds. */
export function settingsText(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('connect_timeout', '5');
  url.searchParams.set('keepalives', '1');
  return Object.entries(productionSettings(url.href, port))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Serves as the package does, and says whether it answers as its own user. */
async function serves(port: number): Promise<boolean> {
  const server = spawn(name, ['serve'], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    await until('the installed service', async () => {
      if (server.exitCode !== null) throw new Error('the installed service ended');
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
      return answer?.ok === true;
    });
    const owner = execFileSync('ps', ['-o', 'user:32=', '-p', String(server.pid)], {
      encoding: 'utf8',
    }).trim();
    return owner === name;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function listsItsParts({ bill }: BuiltPackage): Promise<boolean> {
  const { components } = z
    .object({ components: z.array(z.object({ name: z.string() })) })
    .parse(JSON.parse(readFileSync(bill, 'utf8')));
  const names = new Set(components.map((part) => part.name));
  return (
    ['fastify', 'pg', 'react', 'node'].every((part) => names.has(part)) &&
    ['vitest', 'typescript', 'oidc-provider', '@electric-sql/pglite'].every((part) => !names.has(part))
  );
}

async function signsItsDigests({ file, bill }: BuiltPackage, folder: string, keys: string): Promise<boolean> {
  const [secretKey, publicKey] = [path.join(keys, 'secret'), path.join(keys, 'public')];
  const digests = writeDigests(folder, [file, bill]);
  await runProgram('minisign', ['-G', '-W', '-s', secretKey, '-p', publicKey], keys);
  await signFile(digests, secretKey);
  const isSigned = (): Promise<boolean> => succeeds('minisign', '-V', '-q', '-p', publicKey, '-m', digests);
  const areSound = async (): Promise<boolean> =>
    (await runCommand('sha256sum', ['--check', '--status', digests], { cwd: folder })).code === 0;
  const wasSound = (await isSigned()) && (await areSound());
  writeFileSync(
    digests,
    readFileSync(digests, 'utf8').replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  );
  return wasSound && !(await isSigned()) && !(await areSound());
}

async function prove({ tell }: ProofContext): Promise<{ tried: number; failed: number; digests: number }> {
  const folder = absolute('.cache/packages');
  tell('the package, twice…');
  await typeSoundCommand('npm run package', { env: process.env });
  const first = await buildDebianPackage(folder);
  const second = await buildDebianPackage(folder);
  const cluster = await startPostgres('volatile');
  const port = await freePort();
  const keys = mkdtempSync(path.join(tmpdir(), 'retour-keys-'));
  const steps: readonly Step[] = [
    [
      'says what it is made of: the server, the pages, its Node, and nothing of the workshop',
      () => listsItsParts(second),
    ],
    [
      'has digests that are signed, and one that was changed is told',
      () => signsItsDigests(second, folder, keys),
    ],
    ['installs', () => succeeds('dpkg', '-i', second.file)],
    [
      'keeps its settings from everybody else',
      async () => !(await succeeds('setpriv', '--reuid=65534', '--clear-groups', 'cat', settingsFile)),
    ],
    ['refuses to start as it comes', async () => !(await isContent())],
    [
      'is content with settings for production',
      async () => {
        writeFileSync(settingsFile, settingsText(cluster.url, port));
        chmodSync(settingsFile, 0o640);
        return isContent();
      },
    ],
    ['serves, as its own user', () => serves(port)],
    [
      'is installed again over itself, and keeps its settings',
      async () =>
        (await succeeds('dpkg', '-i', second.file)) &&
        readFileSync(settingsFile, 'utf8').includes(`PORT=${port}\n`),
    ],
    [
      'is removed, and keeps its settings',
      async () =>
        (await succeeds('dpkg', '-r', name)) && existsSync(settingsFile) && !existsSync(`/usr/bin/${name}`),
    ],
    [
      'is purged whole',
      async () =>
        (await succeeds('dpkg', '-P', name)) &&
        !existsSync(`/etc/${name}`) &&
        !(await succeeds('getent', 'passwd', name)),
    ],
  ];
  let failed = 0;
  try {
    for (const [what, isSo] of steps) {
      const isTrue = await isSo().catch(() => false);
      if (!isTrue) failed += 1;
      tell(`${isTrue ? 'it' : 'NOT SO: it'} ${what}`);
    }
  } finally {
    rmSync(keys, { recursive: true });
    await runCommand('dpkg', ['-P', name]);
    await cluster.stop();
  }
  return { tried: steps.length, failed, digests: new Set([first.sha256, second.sha256]).size };
}

export const installationProof: Proof = {
  id: 'P1',
  title: 'The Debian package is built, installed, configured, served, removed',
  missing: () => {
    if (process.getuid?.() !== 0) return 'only root installs packages';
    if (!existsSync('/usr/bin/dpkg')) return 'this machine has no dpkg';
    if (!existsSync('/usr/bin/minisign')) return 'install minisign';
    return existsSync(settingsFile) ? 'the product is installed on this machine' : null;
  },
  prove: async (context) => {
    const { tried, failed, digests } = await prove(context);
    return {
      tried,
      failed,
      figures: [
        { name: 'digests of two builds', value: digests, unit: '', max: 1 },
        { name: 'exposure of the service', value: await exposure(), unit: '', max: maxExposure },
      ],
    };
  },
};
