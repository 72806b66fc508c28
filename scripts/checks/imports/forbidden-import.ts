import { readFileSync } from 'node:fs';
import { absolute } from '../source-files';
import type { Import } from './read-imports';
import {
  allowedZones,
  apiLayerOf,
  apiLayers,
  coreRoomOf,
  coreRooms,
  featureOf,
  mayReachFeature,
  zoneOf,
} from './zones';

const workspacePackage = /^@retour\/(core|contract|api|web|e2e)(\/|$)/;
const workspaces = ['core', 'contract', 'api', 'web'];
const wordlessCore = /^(?:typeset|format[A-Z]\w*)$/;
const testOnlyPackages = /^(?:vitest|fast-check|node:.*)$/;

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** A test, or what tests alone import. */
function isTestSupport(file: string): boolean {
  return file.startsWith('api/') && (isTest(file) || file.includes('/testing/'));
}

/** What serves for trying and testing the server: a production installation does without. */
const trialPackages = Object.keys(
  JSON.parse(readFileSync(absolute('api/package.json'), 'utf8')).devDependencies,
);

function isLeftOutOfProduction(file: string, { specifier, isLoadedAtStart }: Import): boolean {
  if (!file.startsWith('api/src/') || isTestSupport(file) || !isLoadedAtStart) return false;
  return trialPackages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function packageFault(file: string, imported: Import): string | null {
  const { specifier } = imported;
  const zone = zoneOf(file);
  if (isTest(file) && testOnlyPackages.test(specifier)) return null;
  if (zone === 'core') return 'core imports nothing';
  if (zone === 'contract' && !/^zod(\/|$)/.test(specifier)) return 'contract knows core and zod alone';
  if (zone.startsWith('web/') && specifier.startsWith('node:') && !isTest(file))
    return 'no Node in the browser';
  if (isLeftOutOfProduction(file, imported)) {
    return 'a production installation is without this package: import() it where it serves';
  }
  return null;
}

function roomFault(file: string, target: string): string | null {
  const [from, to] = [coreRoomOf(file), coreRoomOf(target)];
  if (from === null || !target.startsWith('core/src/')) return null;
  if (!coreRooms.includes(from)) return `core/src/${from} has no place in the order of rooms`;
  if (to === null) return 'a room of core does not import its index';
  return coreRooms.indexOf(from) < coreRooms.indexOf(to) ? `${from} stands below ${to}` : null;
}

function layerFault(file: string, target: string): string | null {
  if (zoneOf(file) !== 'api/features' || zoneOf(target) !== 'api/features') return null;
  const [outer, inner] = [apiLayerOf(file), apiLayerOf(target)];
  if (featureOf(file) !== featureOf(target) && inner < apiLayers.indexOf('use cases')) {
    return `a feature offers its use cases and its storage, not its ${apiLayers[inner]}`;
  }
  return outer > inner ? `${apiLayers[outer]} may not import ${apiLayers[inner]}` : null;
}

function zoneFault(file: string, target: string): string | null {
  const [from, to] = [zoneOf(file), zoneOf(target)];
  if (to.startsWith('api/') && isTestSupport(file)) return null;
  if (!allowedZones[from].includes(to)) return `${from} may not import ${to}`;
  if (!mayReachFeature(file, target)) {
    return `feature ${featureOf(file)} may not import feature ${featureOf(target)}`;
  }
  return isTest(file) ? null : (roomFault(file, target) ?? layerFault(file, target));
}

/** Scripts run on the sources, before and beside the packages: they alone may reach them by path, but for the table of pages. */
function crossesWorkspaces(file: string, target: string): boolean {
  if (zoneOf(target) === 'web/pages') return false;
  const [from, to] = [file.split('/')[0], target.split('/')[0] ?? ''];
  return from !== to && from !== 'scripts' && workspaces.includes(to);
}

/**
 * Why a file may not import something, or null when it may.
 * @param target path from the root of the file imported, null for a package
 */
export function forbiddenImport(file: string, imported: Import, target: string | null): string | null {
  const workspace = workspacePackage.exec(imported.specifier)?.[1];
  if (workspace === undefined && target === null) return packageFault(file, imported);
  if (target !== null && crossesWorkspaces(file, target)) {
    return 'another workspace is imported by its package name';
  }
  const fault = zoneFault(file, target ?? `${workspace}/`);
  if (fault !== null || workspace === undefined) return fault;
  const hasBusinessWord = imported.names.some((name) => !wordlessCore.test(name));
  return zoneOf(file) === 'web/ui' && hasBusinessWord
    ? 'ui takes nothing but French formatting from core'
    : null;
}
