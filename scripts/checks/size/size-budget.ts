import { filesNeeded, lazyModules, type WebManifest } from './web-manifest';

/** Kilobytes, as the budget counts them: 1 000 bytes after gzip; fonts are compressed already. */
const budget = { newcomer: 110, returning: 130, later: 25, fonts: 80 } as const;

export interface Weight {
  readonly name: string;
  readonly kilobytes: number;
  readonly limit: number;
  /** With what it shares with other parts, beside the newcomer's first page: told, not limited. */
  readonly withShared?: number;
}

const travellerEntry = 'index.html';

/** Modules that the first page asks for as soon as it shows when a simulation is kept on the device. */
const shownWhenKept = /simulator-button|resume-card|resume-details|declaration-card/;

/** Pages that no traveller's screen links to. */
const aside = /src\/gallery\//;

/**
 * What the traveller downloads, beside its limit: the first page of a newcomer, the first page of a person who returns
 * with answers, then what each later part alone brings, and what several of them share.
 */
export function weigh(
  manifest: WebManifest,
  gzipBytes: (file: string) => number,
  fontBytes: number,
): readonly Weight[] {
  const kilobytes = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + gzipBytes(file), 0) / 1000;
  const entry = filesNeeded(manifest, travellerEntry);
  const lazy = lazyModules(manifest, travellerEntry).filter((module) => !aside.test(module));
  const whenKept = lazy.filter((module) => shownWhenKept.test(module));
  const returning = new Set([...entry, ...whenKept.flatMap((module) => [...filesNeeded(manifest, module)])]);
  const later = lazy.map((module) => ({
    name: module.replace(/^src\//, ''),
    files: [...filesNeeded(manifest, module)].filter((file) => !entry.has(file)),
  }));
  const uses = (file: string): number => later.filter(({ files }) => files.includes(file)).length;
  const shared = [...new Set(later.flatMap(({ files }) => files))].filter((file) => uses(file) > 1);
  return [
    { name: 'first page, newcomer', kilobytes: kilobytes(entry), limit: budget.newcomer },
    { name: 'first page, returning traveller', kilobytes: kilobytes(returning), limit: budget.returning },
    ...later.map(({ name, files }) => ({
      name,
      kilobytes: kilobytes(files.filter((file) => uses(file) === 1)),
      limit: budget.later,
      withShared: kilobytes(files),
    })),
    ...shared.map((file) => ({
      name: `shared: ${file}`,
      kilobytes: kilobytes([file]),
      limit: budget.later,
    })),
    { name: 'fonts', kilobytes: fontBytes / 1000, limit: budget.fonts },
  ];
}
