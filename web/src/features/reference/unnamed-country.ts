import { phrase } from '@retour/core';
import { isOverseas } from './search-overseas';

/** What names no country of purchase, though it is a place: an island is shared with another country. */
export type UnnamedPlace = 'overseas' | 'shared-island' | 'france';

/** France itself, Corsica and its capital with it: whoever comes back from there comes back from no other country. */
const france = /^\s*(?:la\s+)?(?:france(?:\s+m[ée]tropolitaine)?|corse|paris)\s*$/iu;

const sharedIsland = /^\s*(?:saint|st)[\s-]+martin\s*$/iu;

const words: Readonly<Record<UnnamedPlace, string>> = {
  overseas: phrase`Choisissez un autre pays : l'outre-mer n'est pas traité ici.`,
  'shared-island': phrase`Choisissez la partie néerlandaise dans la liste, ou un autre pays : l'outre-mer n'est pas traité ici.`,
  france: phrase`Choisissez un autre pays que la France, Corse comprise.`,
};

export function unnamedPlace(typed: string): UnnamedPlace | undefined {
  if (isOverseas(typed)) return sharedIsland.test(typed) ? 'shared-island' : 'overseas';
  return france.test(typed) ? 'france' : undefined;
}

/** What is said of what names no country of purchase, where it is known why; undefined where the form says how to find one. */
export function whyUnnamed(typed: string): string | undefined {
  const place = unnamedPlace(typed);
  return place && words[place];
}
