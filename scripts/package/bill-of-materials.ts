import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { absolute } from '../checks/source-files';
import { runProgram } from './run-program';

/** npm's own list leaves out what the server or the pages share with the workshop. */
const lister = '@cyclonedx/cyclonedx-npm@6.0.1';

const component = z.looseObject({
  'bom-ref': z.string(),
  group: z.string().optional(),
  name: z.string(),
  scope: z.string().optional(),
});
const bill = z.looseObject({
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});
type Bill = z.infer<typeof bill>;
type Component = z.infer<typeof component>;

/** What the lock file says that the server and the pages are made of, for every kind of machine. */
async function lockedBill(workshop: string): Promise<Bill> {
  const file = path.join(workshop, 'bill.json');
  const ofProduct = ['--package-lock-only', '--omit', 'dev', '-w', '@retour/api', '-w', '@retour/web'];
  const asked = [
    'cyclonedx-npm',
    ...ofProduct,
    '--output-reproducible',
    '--flatten-components',
    '--output-file',
    file,
  ];
  const command = ['exec', '--yes', '--loglevel', 'error', '--package', lister, '--', ...asked];
  await runProgram('npm', command, absolute('.'));
  return bill.parse(JSON.parse(readFileSync(file, 'utf8')));
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
  /** A folder for what is made on the way. */
  readonly workshop: string;
  readonly nodeVersion: string;
  readonly seconds: string;
}

/**
 * What the product is made of, in CycloneDX: the packages that the server runs on, those that the pages are built from, and
 * Node. The same commit gives the same bytes.
 */
export async function billOfMaterials({
  installed,
  workshop,
  nodeVersion,
  seconds,
}: Shipped): Promise<string> {
  const locked = await lockedBill(workshop);
  const isShipped = ({ group, name, scope }: Component): boolean =>
    scope !== 'optional' ||
    existsSync(path.join(installed, 'node_modules', group === undefined ? name : `${group}/${name}`));
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
    },
    components,
    dependencies: locked.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((part) => shipped.has(part)) })),
  };
  const serialNumber = serialNumberOf(JSON.stringify(content));
  return `${JSON.stringify({ ...content, serialNumber }, null, 1)}\n`;
}
