/** The part of the repository that a file belongs to, as the import rules see it. */
export type Zone =
  | 'core'
  | 'contract'
  | 'api/root'
  | 'api/test'
  | 'api/platform'
  | 'api/features'
  | 'web/pages'
  | 'web/app'
  | 'web/gallery'
  | 'web/ui'
  | 'web/lib'
  | 'web/store'
  | 'web/features'
  | 'e2e'
  | 'scripts'
  | 'settings';

const zonesByFolder: readonly (readonly [folder: string, zone: Zone])[] = [
  ['core/', 'core'],
  ['contract/', 'contract'],
  ['api/src/features/', 'api/features'],
  ['api/src/platform/', 'api/platform'],
  ['api/test/', 'api/test'],
  ['api/', 'api/root'],
  ['web/src/app/pages/page-table.ts', 'web/pages'],
  ['web/src/app/', 'web/app'],
  ['web/src/gallery/', 'web/gallery'],
  ['web/src/ui/', 'web/ui'],
  ['web/src/lib/', 'web/lib'],
  ['web/src/store/', 'web/store'],
  ['web/src/features/', 'web/features'],
  ['web/build/', 'settings'],
  ['web/vite.config.ts', 'settings'],
  ['web/', 'web/app'],
  ['e2e/', 'e2e'],
  ['scripts/', 'scripts'],
];

/** Folders and files that have a rule of their own; docs/architecture.md names the same. */
export const zoneFolders = zonesByFolder.map(([folder]) => folder.replace(/\/$/, ''));

export function zoneOf(file: string): Zone {
  return (
    zonesByFolder.find(([folder]) => `${file}/`.startsWith(folder) || file === folder)?.[1] ?? 'settings'
  );
}

/** The feature that a file belongs to, in `api` or in `web`. */
export function featureOf(file: string): string | null {
  return /^(?:api|web)\/src\/features\/([^/]+)\//.exec(`${file}/`)?.[1] ?? null;
}

/** The rooms of core, from the one that knows least: each imports those before it, types included. */
export const coreRooms: readonly string[] = [
  'money',
  'french',
  'traveller',
  'goods',
  'regulation',
  'restriction',
  'declaration',
  'assessment',
  'sheet',
  'answer',
];

/** The room of core that a file stands in; null for its index, which lists them all. */
export function coreRoomOf(file: string): string | null {
  return /^core\/src\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Layers of a server feature, outermost first: each may import the next ones, never an earlier one. */
export const apiLayers = ['mount', 'routes', 'use cases', 'storage'] as const;

/**
 * The layer of a file of a server feature: what stands in a folder `storage` speaks SQL, `routes` answers HTTP, and a file
 * named as its folder mounts it.
 */
export function apiLayerOf(file: string): number {
  const path = /^api\/src\/features\/(.+?)(?:\.ts)?$/.exec(file)?.[1]?.split('/') ?? [];
  const [name = '', folder] = [path.at(-1), path.at(-2)];
  if (path.slice(0, -1).includes('storage')) return apiLayers.indexOf('storage');
  if (name === 'routes' || name.endsWith('-routes')) return apiLayers.indexOf('routes');
  return apiLayers.indexOf(name === folder ? 'mount' : 'use cases');
}

/** Features of the browser that all share: products, currencies, countries; articles and what they cost; who declares, the trip, the sending. */
const sharedInBrowser: readonly string[] = ['reference', 'basket', 'declarant'];

/** Features of the server that stand on others: what agents do with declarations stands on the declarations. Never upwards. */
const serverFeaturesBelow: Readonly<Record<string, readonly string[]>> = { review: ['declaration'] };

/** Whether a feature may import another one. */
export function mayReachFeature(file: string, target: string): boolean {
  const [own, other] = [featureOf(file), featureOf(target)];
  if (own === null || other === null || own === other) return true;
  return file.startsWith('api/')
    ? (serverFeaturesBelow[own]?.includes(other) ?? false)
    : sharedInBrowser.includes(other);
}

/** Which zones a zone may import. A feature never imports another one, but as `mayReachFeature` says. */
export const allowedZones: Readonly<Record<Zone, readonly Zone[]>> = {
  core: ['core'],
  contract: ['contract', 'core'],
  'api/root': ['api/root', 'api/features', 'api/platform', 'contract', 'core'],
  'api/test': ['api/test', 'api/root', 'api/features', 'api/platform', 'contract', 'core'],
  'api/features': ['api/features', 'api/platform', 'contract', 'core'],
  'api/platform': ['api/platform', 'contract', 'core'],
  'web/pages': [],
  'web/app': [
    'web/app',
    'web/pages',
    'web/gallery',
    'web/features',
    'web/ui',
    'web/lib',
    'web/store',
    'contract',
    'core',
  ],
  'web/gallery': ['web/gallery', 'web/ui', 'web/lib', 'core'],
  'web/features': ['web/features', 'web/ui', 'web/lib', 'web/store', 'contract', 'core'],
  'web/store': ['web/store', 'web/lib', 'contract', 'core'],
  'web/lib': ['web/lib', 'contract', 'core'],
  'web/ui': ['web/ui', 'web/lib', 'core'],
  e2e: ['e2e', 'scripts', 'web/pages', 'contract', 'core'],
  scripts: [
    'scripts',
    'web/pages',
    'web/features',
    'api/features',
    'api/platform',
    'api/test',
    'contract',
    'core',
  ],
  settings: ['settings', 'scripts', 'web/pages', 'web/lib', 'contract', 'core'],
};
