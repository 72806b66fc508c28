/**
 * Writes the credits shown on the « À propos » page from the metadata of the installed packages.
 * Run: npx tsx scripts/generate-credits.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface PackageMetadata {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Credit {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage: string | null;
}

const root = path.resolve(import.meta.dirname, '..');
const creditsFile = path.join(root, 'web/src/features/guide/content/credits.generated.json');
const workspaces = ['core', 'contract', 'api', 'web'];

async function readMetadata(folder: string): Promise<PackageMetadata> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageMetadata;
}

async function findInstalled(name: string, workspace: string): Promise<PackageMetadata> {
  try {
    return await readMetadata(path.join(root, workspace, 'node_modules', name));
  } catch {
    return readMetadata(path.join(root, 'node_modules', name));
  }
}

/** Direct production dependencies of every workspace, ours excluded, in alphabetical order. */
export async function collectCredits(): Promise<readonly Credit[]> {
  const credits = new Map<string, Credit>();
  for (const workspace of workspaces) {
    const { dependencies = {} } = await readMetadata(path.join(root, workspace));
    for (const name of Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@retour/'))) {
      const { version, license = 'non précisée', homepage = null } = await findInstalled(name, workspace);
      credits.set(name, { name, version, license, homepage });
    }
  }
  return [...credits.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

if (process.argv[1] === import.meta.filename) {
  const credits = await collectCredits();
  await writeFile(creditsFile, `${JSON.stringify(credits, null, 2)}\n`);
  console.log(`${credits.length} credits written`);
}
