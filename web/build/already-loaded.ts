import type { Plugin, Rolldown } from 'vite';
import { agentEntry, travellerEntry } from '../../scripts/checks/size/web-build.ts';
import { chunksOf } from './needed-chunks.ts';

/** What is for who makes the product comes one script after the other: travellers would carry its list. Vite keeps its styles in it. */
const forMakers = /^assets\/gallery\//;

/** The scripts that both applications begin with. */
function onEveryPage(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const agents = new Set(chunksOf(bundle, agentEntry));
  const both = chunksOf(bundle, travellerEntry).filter((chunk) => agents.has(chunk));
  return new Set(both.map(({ fileName }) => fileName));
}

/**
 * Leaves out of what a lazy module fetches with itself the scripts that every page began with: a list of these in every module that
 * fetches another is weight without an effect. Styles stay in the list: Vite asks about scripts alone.
 */
export function alreadyLoaded(): Plugin {
  let loaded: ReadonlySet<string> = new Set();
  return {
    name: 'already-loaded',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, dependencies, { hostType }) => {
            if (hostType === 'html') return dependencies;
            return forMakers.test(file) ? [] : dependencies.filter((one) => !loaded.has(one));
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      loaded = onEveryPage(bundle);
    },
  };
}
