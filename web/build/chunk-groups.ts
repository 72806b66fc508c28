import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Screen, travellersWalk } from '../../scripts/checks/size/journeys.ts';
import { budget } from '../../scripts/checks/size/size-budget.ts';
import { agentEntry, beforePaintEntry, travellerEntry } from '../../scripts/checks/size/web-build.ts';
import { bytesOfFile, type Part, type Step, shareFiles, type Way } from './shared-files.ts';

/** The mode of vite.config.ts that builds the application as the bundler alone would, to see who needs what. */
export const draftMode = 'draft';

/** The page of who returns is the fullest of all: it is weighed as if it had a third less room. */
const shareOfReturning = 0.68;
/** Those that weigh; the others are a few lines. */
const inLibrary = /\/node_modules\/(?:react|react-dom|scheduler|zod|@tanstack)\//;
/** Files of these names are not kept for use offline (offline-worker.ts). */
const keptAside = /^(?:after-paint|agent|gallery)/;

/** Builds a draft, which is not written. */
async function draft(root: string): Promise<readonly Part[]> {
  const built = await build({
    root,
    mode: draftMode,
    logLevel: 'warn',
    build: {
      write: false,
      // Else modules that one more entry needs go with another's.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  if (!('output' in built)) throw new Error('The draft is one build');
  return partsOf(built.output);
}

function partsOf(output: Rolldown.RolldownOutput['output']): readonly Part[] {
  const sources = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const gzipped = (file: string): number => gzipSync(sources.get(file) ?? '').length;
  const chunks = output.filter((file) => file.type === 'chunk');
  const parts = chunks.map(({ fileName, isEntry, moduleIds, viteMetadata }) => ({
    isEntry,
    modules: moduleIds,
    bytes:
      -bytesOfFile +
      [fileName, ...(viteMetadata?.importedCss ?? [])].reduce((bytes, file) => bytes + gzipped(file), 0),
    needs: [] as Part[],
  }));
  const byFile = new Map(chunks.map(({ fileName }, index) => [fileName, parts[index]]));
  for (const [index, { imports }] of chunks.entries()) {
    parts[index]?.needs.push(...imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return parts;
}

interface Walked {
  /** Nothing is added to these two, whose limit is never read. */
  readonly beforePaint: Step;
  readonly firstPage: Step;
  /** Weighed here alone. */
  readonly agents: Step;
  /** The ways of the walk that scripts/check-size.ts weighs, with its limits, but for who returns (`shareOfReturning`). */
  readonly travellers: readonly Way[];
}

/** @throws {Error} where a module of the walk is in no part: its step would be weighed without it. */
export function walk(parts: readonly Part[], root: string): Walked {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [path.relative(root, id), part])));
  const partWith = (module: string): Part => {
    const part = partOf.get(module);
    if (part === undefined) throw new Error(`${module} is in the walk and not in the build`);
    return part;
  };
  const step = (modules: readonly string[], kilobytes: number): Step => ({
    parts: withNeeds(modules.map(partWith)),
    limit: 1000 * kilobytes,
  });
  const screen = ({ modules, ahead = [] }: Screen): Way => [
    step(modules, budget.later),
    step(ahead, budget.ahead),
  ];
  const { home, withSavedAnswers, journeys } = travellersWalk;
  const beforePaint = step([beforePaintEntry], budget.newcomer);
  const firstPage = step([travellerEntry], budget.newcomer);
  return {
    beforePaint,
    firstPage,
    agents: step([agentEntry], budget.newcomer),
    travellers: [
      [
        beforePaint,
        firstPage,
        step(withSavedAnswers, shareOfReturning * (budget.returning - budget.newcomer)),
      ],
      ...journeys.map(({ screens }) => [beforePaint, firstPage, ...[home, ...screens].flatMap(screen)]),
    ],
  };
}

function withNeeds(parts: readonly Part[]): ReadonlySet<Part> {
  const all = new Set(parts);
  // A set gives what is added to it meanwhile.
  for (const part of all) for (const need of part.needs) all.add(need);
  return all;
}

/** The name of the file of each module; the bundler does as it likes with those that have none: entries, and what agents alone need. */
function nameFiles(parts: readonly Part[], root: string): ReadonlyMap<string, string> {
  const walked = walk(parts, root);
  const { agents, travellers } = walked;
  const theirs = new Set(travellers.flat().flatMap((step) => [...step.parts]));
  const taken = new Set<string>();
  const named = shareFiles(theirs, [...travellers, [agents]]).flatMap((file) => {
    const name = nameOf(file, taken, walked);
    taken.add(name);
    return file
      .filter(({ isEntry }) => !isEntry)
      .flatMap(({ modules }) => modules)
      .map((id): [string, string] => [
        id,
        inLibrary.test(id) ? (name === 'shell' ? 'react' : `${name}-library`) : name,
      ]);
  });
  return new Map(named);
}

/** A file is named after what weighs most in it. */
function nameOf(
  file: readonly Part[],
  taken: ReadonlySet<string>,
  { beforePaint, firstPage, agents }: Walked,
): string {
  const isOf = (step: Step): boolean => file.every((part) => step.parts.has(part));
  if (isOf(firstPage) && !isOf(beforePaint)) return isOf(agents) ? 'shell' : 'home';
  const names = file
    .toSorted((one, other) => other.bytes - one.bytes)
    .flatMap(({ modules }) => modules.toReversed().map((id) => path.basename(id).replace(/\..*/, '')));
  // The first page holds the names of all that it may fetch: their first word says enough.
  const words = names.map((name) => name.replace(/-.*/, ''));
  const free = [...words, ...names].find((name) => !taken.has(name) && !keptAside.test(name));
  return free ?? `shared-${taken.size}`;
}

/**
 * Puts in one file what comes together on the ways of travellers: on a phone's network, thirty small files take longer than three.
 * Nothing is listed here: a draft says which module needs which, the walk of scripts/checks/size says when a screen comes, and
 * shared-files.ts weighs. Libraries, which change less often than the pages, are apart: they are kept from one version to the next.
 */
export function chunkGroups(root: string): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => names.get(id) ?? null, debugName: 'walk' }],
            },
          },
        },
      },
    }),
    // Before the build starts: were it to fail later, the maker of the worker, which finds no file to keep, would speak in its place.
    configResolved: async () => {
      names = nameFiles(await draft(root), root);
    },
  };
}
