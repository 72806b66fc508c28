import path from 'node:path';
import { expect, it } from 'vitest';
import { type Screen, travellersWalk } from '../../scripts/checks/size/journeys';
import { budget } from '../../scripts/checks/size/size-budget';
import { agentEntry, beforePaintEntry } from '../../scripts/checks/size/web-build';
import { walk } from './chunk-groups';

const { home, withSavedAnswers, journeys } = travellersWalk;
const screens: readonly Screen[] = [home, ...journeys.flatMap((journey) => journey.screens)];
const walked = [
  ...screens.flatMap(({ modules, ahead = [] }) => [...modules, ...ahead]),
  ...withSavedAnswers,
  agentEntry,
];

/** A part for each of these modules. */
const partsOf = (modules: readonly string[]): Parameters<typeof walk>[0] =>
  [...new Set(modules)].map((module) => ({
    modules: [path.join('/web', module)],
    isEntry: false,
    bytes: 100,
    needs: [],
  }));

it('finds each module of the walk, who returns having less room than the budget says', () => {
  const { beforePaint, travellers } = walk(partsOf(walked), '/web');
  expect([...beforePaint.parts].flatMap(({ modules }) => modules)).toEqual([`/web/${beforePaintEntry}`]);
  const [paint, first, saved = 0] = travellers[0]?.map(({ limit }) => limit) ?? [];
  expect([paint, first]).toEqual([budget.newcomer * 1_000, budget.newcomer * 1_000]);
  const room = (budget.returning - budget.newcomer) * 1_000;
  expect([saved > room / 2, saved < room]).toEqual([true, true]);
});

it.each([beforePaintEntry, agentEntry, 'src/features/basket/lines/basket-page.tsx', 'src/app/data/data.tsx'])(
  'refuses a draft without %s',
  (missing) => {
    const parts = partsOf(walked.filter((module) => module !== missing));
    expect(() => walk(parts, '/web')).toThrow(`${missing} is in the walk and not in the build`);
  },
);
