import type { Journey, Screen } from './journeys.ts';
import { chunkOf, filesNeeded, type WebBuild } from './web-build.ts';

/** What a screen makes the traveller download that no earlier one did, in bytes after gzip. */
export interface ScreenWeight {
  readonly name: string;
  readonly bytes: number;
  /** Fetched once the screen is shown, for several of those that follow; otherwise the screen waits for it. */
  readonly isAhead: boolean;
}

/**
 * Walks from the home page through a journey, nothing being kept on the device. A page that is fetched before its turn
 * weighs on its own screen all the same: only what several screens share may weigh on the one that fetches it.
 */
export function weighJourney(build: WebBuild, home: Screen, journey: Journey): readonly ScreenWeight[] {
  const brought = new Set<string>();
  const bring = (modules: readonly string[]): number => {
    const needed = modules.flatMap((module) => [...filesNeeded(build.manifest, chunkOf(build, module))]);
    const missing = new Set(needed.filter((file) => !brought.has(file)));
    for (const file of missing) brought.add(file);
    return [...missing].reduce((bytes, file) => bytes + build.gzipBytes(file), 0);
  };
  return [home, ...journey.screens].flatMap((screen): readonly ScreenWeight[] => {
    const isHome = screen === home;
    const name = isHome ? home.name : `${journey.name} › ${screen.name}`;
    const shown = { name, bytes: bring(screen.modules), isAhead: false };
    const ahead = { name: `ahead, from ${name}`, bytes: bring(screen.ahead ?? []), isAhead: true };
    const isShown = !isHome && screen.modules.length > 0;
    return [shown, ahead].filter(({ bytes, isAhead }) => (isAhead ? bytes > 0 : isShown));
  });
}
