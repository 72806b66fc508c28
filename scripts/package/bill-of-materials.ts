import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { absolute } from '../checks/source-files';
import { runProgram } from './run-program';

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  scope: z.string().optional(),
});
const dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) });
const bill = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component }),
  components: z.array(component),
  dependencies: z.array(dependency),
});
type Bill = z.infer<typeof bill>;
type Component = z.infer<typeof component>;

/** What the lock file says that the server and the pages are made of, for every kind of machine. */
async function lockedBill(): Promise<Bill> {
  const ofProduct = ['--package-lock-only', '--omit', 'dev', '-w', '@retour/api', '-w', '@retour/web'];
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...ofProduct];
  return bill.parse(JSON.parse(await runProgram('npm', [...asked, '--loglevel', 'error'], absolute('.'))));
}

/** A name that only this content has, written as the format wants it. */
function serialNumberOf(content: string): string {
  const digest = createHash('sha256').update(content).digest('hex');
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

export interface Shipped {
  /** The folder where the server's packages are installed. */
  readonly installed: string;
  readonly nodeVersion: string;
  readonly seconds: string;
}

/**
 * What the product is made of, in CycloneDX: the packages that the server runs on, those that the pages are built from, and
 * Node. The same commit gives the same bytes.
 */
export async function billOfMaterials({ installed, nodeVersion, seconds }: Shipped): Promise<string> {
  const locked = await lockedBill();
  const isShipped = ({ name, scope }: Component): boolean =>
    scope !== 'optional' || existsSync(path.join(installed, 'node_modules', name));
  const components = [...locked.components.filter(isShipped)];
  const node = {
    'bom-ref': `node@${nodeVersion}`,
    type: 'platform',
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
  };
  components.push(node);
  const shipped = new Set([...components, locked.metadata.component].map((part) => part['bom-ref']));
  const content = {
    ...locked,
    metadata: {
      ...locked.metadata,
      timestamp: new Date(Number(seconds) * 1_000).toISOString(),
      component: { ...locked.metadata.component, name: 'retour-en-france' },
    },
    components,
    dependencies: locked.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((part) => shipped.has(part)) })),
  };
  const { serialNumber: _ofTheMoment, ...lasting } = content;
  return `${JSON.stringify({ ...content, serialNumber: serialNumberOf(JSON.stringify(lasting)) }, null, 1)}\n`;
}
