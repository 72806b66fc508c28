import { allPages, pageAt } from '../../web/src/app/pages/page-table';
import { type JourneyReport, walkJourneys } from './journeys';
import type { Proof } from './proof';

/** Journeys that go over every page; each tells what the policy refused, and what was asked of another host. */
const journeys = [
  'creation/screens',
  'declaration/screens',
  'guide/pages',
  'guide/faq',
  'guide/trip',
  'identity/screens',
  'review/screens',
  'shell/quality',
  'simulation/accessibility',
  'simulation/before-buying',
  'simulation/share',
];
const agents = '/agent';

interface Run {
  readonly title: string;
  readonly hasEnded: boolean;
  readonly faults: readonly string[];
  readonly opened: readonly string[];
}

function runsOf({ suites = [], specs = [] }: JourneyReport): readonly Run[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations }) => {
      const told = (wanted: string): readonly string[] =>
        annotations.filter(({ type }) => type === wanted).map(({ description = '' }) => description);
      return { title, hasEnded: status === 'expected', opened: told('opened'), faults: told('fault') };
    }),
  );
  return [...own, ...suites.flatMap(runsOf)];
}

export const contentPolicyProof: Proof = {
  id: 'S11',
  title: 'No page asks for what its policy refuses, or for anything of another host',
  missing: () => null,
  prove: async ({ tell }) => {
    const runs = runsOf(await walkJourneys(journeys));
    const faults = runs.flatMap((run) => run.faults);
    for (const fault of faults) tell(fault);
    // It may have waited too long for something else: what it opened until then was seen.
    const cut = runs.filter(({ hasEnded }) => !hasEnded);
    for (const { title } of cut) tell(`not walked to its end: ${title}`);
    const opened = new Set(runs.flatMap((run) => run.opened));
    const names = new Set([...opened].map((address) => pageAt(address)?.[0]));
    const unseen = allPages.map(([name]) => name).filter((name) => !names.has(name));
    if (unseen.length > 0) tell(`never opened: ${unseen.join(', ')}`);
    return {
      tried: runs.length,
      failed: faults.length,
      figures: [
        { name: 'pages of travellers never opened', value: unseen.length, unit: '', max: 0 },
        { name: 'journeys not walked to their end', value: cut.length, unit: '' },
        { name: 'addresses opened', value: opened.size, unit: '' },
        {
          name: 'addresses of agents opened',
          value: [...opened].filter((address) => address.startsWith(agents)).length,
          unit: '',
          min: 1,
        },
      ],
    };
  },
};
