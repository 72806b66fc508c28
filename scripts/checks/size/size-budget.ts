import type { Walk } from './journeys.ts';
import { chunkOf, filesNeeded, lazyModules, travellerEntry, type WebBuild } from './web-build.ts';
import { type ScreenWeight, weighJourney } from './weigh-journeys.ts';

/** Kilobytes, as the budget counts them: 1 000 bytes after gzip; fonts are compressed already. */
export const budget = { newcomer: 110, returning: 130, later: 25, ahead: 41, fonts: 80 } as const;

export interface Weight {
  readonly name: string;
  readonly kilobytes: number;
  readonly limit: number;
  /** With what it shares with other parts, beside the newcomer's first page: told, not limited. */
  readonly withShared?: number;
}

/**
 * What the traveller downloads, beside its limit: the first page of a newcomer, the first page of a person who returns
 * with answers, each further screen of their journeys, then what each later part alone brings, and what several of them
 * share.
 */
export function weigh(build: WebBuild, walk: Walk): readonly Weight[] {
  return [
    ...firstPages(build, walk),
    ...furtherScreens(build, walk),
    ...laterParts(build, walk),
    { name: 'fonts', kilobytes: build.fontBytes / 1000, limit: budget.fonts },
  ];
}

function kilobytes({ gzipBytes }: WebBuild, files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + gzipBytes(file), 0) / 1000;
}

function firstPages(build: WebBuild, { withSavedAnswers }: Walk): readonly Weight[] {
  const entry = filesNeeded(build.manifest, travellerEntry);
  const savedFiles = withSavedAnswers.flatMap((module) => [
    ...filesNeeded(build.manifest, chunkOf(build, module)),
  ]);
  return [
    { name: 'first page, newcomer', kilobytes: kilobytes(build, entry), limit: budget.newcomer },
    {
      name: 'first page, returning traveller',
      kilobytes: kilobytes(build, new Set([...entry, ...savedFiles])),
      limit: budget.returning,
    },
  ];
}

/** A screen that several journeys reach the same way is told once. */
function furtherScreens(build: WebBuild, { home, journeys }: Walk): readonly Weight[] {
  const weights = journeys.flatMap((journey) => weighJourney(build, home, journey));
  const weightOf = ({ name, bytes, isAhead }: ScreenWeight): Weight => ({
    name,
    kilobytes: bytes / 1000,
    limit: isAhead ? budget.ahead : budget.later,
  });
  return [...new Map(weights.map((weight) => [weight.name, weightOf(weight)])).values()];
}

function laterParts(build: WebBuild, { aside }: Walk): readonly Weight[] {
  const { manifest } = build;
  const entry = filesNeeded(manifest, travellerEntry);
  const lazy = lazyModules(manifest, travellerEntry).filter((module) => !aside.test(module));
  const later = lazy.map((module) => ({
    name: module.replace(/^src\//, ''),
    files: [...filesNeeded(manifest, module)].filter((file) => !entry.has(file)),
  }));
  const uses = (file: string): number => later.filter(({ files }) => files.includes(file)).length;
  const shared = [...new Set(later.flatMap(({ files }) => files))].filter((file) => uses(file) > 1);
  return [
    ...later.map(({ name, files }) => ({
      name,
      kilobytes: kilobytes(
        build,
        files.filter((file) => uses(file) === 1),
      ),
      limit: budget.later,
      withShared: kilobytes(build, files),
    })),
    ...shared.map((file) => ({
      name: `shared: ${file}`,
      kilobytes: kilobytes(build, [file]),
      limit: budget.later,
    })),
  ];
}

/** Lazily loaded files that no screen of a journey accounts for: a page added without its place in the walk. */
export function outOfJourneys(
  build: WebBuild,
  { home, withSavedAnswers, journeys, aside }: Walk,
): readonly string[] {
  const screens = [home, ...journeys.flatMap((journey) => journey.screens)];
  const walked = screens.flatMap(({ modules, ahead = [] }) => [...modules, ...ahead]);
  const known = new Set([...walked, ...withSavedAnswers].map((module) => chunkOf(build, module)));
  return lazyModules(build.manifest, travellerEntry).filter(
    (module) => !known.has(module) && !aside.test(module),
  );
}
