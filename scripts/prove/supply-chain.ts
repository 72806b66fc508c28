import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { productParts } from '../package/product-parts';
import { startProduct } from '../product/start-product';
import { typeCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { productionSettings } from './production-settings';
import { NotRun, type Proof } from './proof';

const delivered = ['core', 'contract', 'api', 'web'] as const;
const maxDirect = 60;
interface Audit {
  readonly metadata?: { readonly vulnerabilities?: { readonly high: number; readonly critical: number } };
}

/** Packages of others that what is delivered asks for itself, each once. */
function directDependencies(): readonly string[] {
  const names = delivered.flatMap((workspace) => {
    const { dependencies = {} } = JSON.parse(readFileSync(absolute(`${workspace}/package.json`), 'utf8'));
    return Object.keys(dependencies);
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@retour/'));
}

/** The JSON that npm printed, beside what else it says; null when there is none. */
function jsonIn<Content>(output: string): Content | null {
  try {
    return JSON.parse(output.slice(output.search(/^\{/m), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

async function knownFaults(): Promise<number> {
  // npm ends with 1 when it found a fault: what it printed says so.
  const { output } = await runCommand('npm', ['audit', '--json', '--omit=dev', '--loglevel=silent'], {
    cwd: absolute('.'),
  });
  const faults = jsonIn<Audit>(output)?.metadata?.vulnerabilities;
  if (faults === undefined) throw new NotRun('the registry does not say which faults are known');
  return faults.high + faults.critical;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
}

/** Packages that are delivered, by the lock file: `npm sbom` leaves out those that the workshop needs too. */
function deliveredPackages(): number {
  const { packages }: Lock = JSON.parse(readFileSync(absolute('package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && dev !== true && link !== true,
  ).length;
}

/** Installs what production needs in a folder of its own, with no script of any package, and serves from there. */
async function serveWithoutScripts(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-supply-'));
  const cluster = await startPostgres('volatile');
  try {
    for (const part of productParts) cpSync(absolute(part), path.join(folder, part), { recursive: true });
    const { code, output } = await typeCommand('npm ci --omit=dev --ignore-scripts -w @retour/api', {
      folder,
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    });
    if (code !== 0) throw new NotRun(`npm could not install: ${output.slice(-200)}`);
    const { PORT: _port, ...settings } = productionSettings(cluster.url, 0);
    const product = await startProduct(settings, folder);
    await product.remove();
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const supplyChainProof: Proof = {
  id: 'S10',
  title:
    'What is delivered has no known serious fault, and is installed without running the scripts of packages',
  missing: () => null,
  prove: async ({ tell }) => {
    const direct = directDependencies();
    const packages = deliveredPackages();
    tell(`${packages} packages are delivered; installing them without their scripts…`);
    await serveWithoutScripts();
    const faults = await knownFaults();
    return {
      tried: packages,
      failed: faults,
      figures: [
        { name: 'known faults, high or critical', value: faults, unit: '', max: 0 },
        { name: 'direct dependencies', value: direct.length, unit: '', max: maxDirect },
        { name: 'packages listed', value: packages, unit: '', min: direct.length },
      ],
    };
  },
};
