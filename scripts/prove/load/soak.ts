import { setTimeout as delay } from 'node:timers/promises';
import { openFiles, residentMegabytes } from '../../product/process-figures';
import type { Proof } from '../proof';
import { newConnections, sendAtPace, statusesOf } from './send-at-pace';
import { mixOf, withService } from './service';
import { slopePerHour } from './slope';

const fullMinutes = 60;
const minMinutes = 2;
const writes = 20;
const simulations = 100;
/** Memory swings with the collections: the least of each slice is what is kept. */
const slices = 20;
const lookEveryMs = 500;
/** Longer than connections are kept without use: half a minute by the pools of the database, less by HTTP. */
const restMs = 40_000;
/** A periodic job holds a connection for a moment: the least of some looks is what is kept. */
const looksAtRest = 20;
const maxSlope = 1;

async function filesAtRest(pid: number): Promise<number> {
  await delay(restMs);
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looksAtRest; look += 1) {
    least = Math.min(least, openFiles(pid));
    await delay(lookEveryMs);
  }
  return least;
}

export const soakProof: Proof = {
  id: 'R9',
  title: 'An hour of people: memory does not grow, no connection is forgotten',
  missing: () => (process.platform === 'linux' ? null : 'the memory of a process is read from /proc'),
  prove: ({ scale, tell }) =>
    withService(async (service) => {
      const minutes = Math.max(minMinutes, fullMinutes * scale);
      const next = mixOf(writes, simulations);
      const perSecond = writes + simulations;
      const load = async (seconds: number): Promise<number> => {
        const agent = newConnections();
        const answers = await sendAtPace(service.origin, agent, { perSecond, seconds, next });
        agent.destroy();
        const wrong = answers.filter(({ status }) => status !== 200);
        if (wrong.length > 0) tell(`answers of ${statusesOf(wrong)}`);
        return wrong.length;
      };
      let failed = await load((minutes * 60) / slices);
      const filesBefore = await filesAtRest(service.pid());
      // Memory comes back after the rest, in some ten minutes: what it comes back to is not growth.
      failed += await load((minutes * 60) / 4);
      const points: { readonly hours: number; readonly value: number }[] = [];
      const began = performance.now();
      for (let slice = 0; slice < slices; slice += 1) {
        let least = Number.POSITIVE_INFINITY;
        const looking = setInterval(() => {
          least = Math.min(least, residentMegabytes(service.pid()));
        }, lookEveryMs);
        failed += await load((minutes * 60) / slices);
        clearInterval(looking);
        points.push({ hours: (performance.now() - began) / 3_600_000, value: least });
        tell(`${((slice + 1) * minutes) / slices} min: ${least.toFixed(0)} MB`);
      }
      const leaked = (await filesAtRest(service.pid())) - filesBefore;
      return {
        tried: Math.round(perSecond * minutes * 60 * (1.25 + 1 / slices)),
        failed,
        figures: [
          { name: 'memory, slope', value: slopePerHour(points), unit: '% an hour', max: maxSlope },
          { name: 'memory at the end', value: points.at(-1)?.value ?? 0, unit: 'MB' },
          { name: 'files and connections more than before', value: leaked, unit: '', max: 0 },
        ],
        plots: [
          {
            title: 'least memory of each slice',
            xUnit: 'min',
            yUnit: 'MB',
            points: points.map(({ hours, value }) => [hours * 60, value] as const),
          },
        ],
      };
    }),
};
