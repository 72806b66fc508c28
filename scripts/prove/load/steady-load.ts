import { percentile } from '../../../api/test/bench/percentile';
import { openFiles } from '../../product/process-figures';
import type { Proof } from '../proof';
import { secondBySecond } from './second-by-second';
import { newConnections, sendAtPace, statusesOf } from './send-at-pace';
import { mixOf, withService } from './service';

const fullSeconds = 600;
const minSeconds = 15;
const warmUpSeconds = 10;
const writes = 300;
const simulations = 700;
const maxMs = 150;

export const steadyLoadProof: Proof = {
  id: 'R7',
  title: '300 writes and 700 simulations a second, for ten minutes, on one process',
  missing: () => null,
  prove: ({ scale, tell }) =>
    withService(async (service) => {
      const agent = newConnections();
      const perSecond = writes + simulations;
      const next = mixOf(writes, simulations);
      const seconds = Math.max(minSeconds, Math.round(fullSeconds * scale));
      await sendAtPace(service.origin, agent, { perSecond: perSecond / 4, seconds: warmUpSeconds, next });
      const began = performance.now();
      const answers = await sendAtPace(service.origin, agent, { perSecond, seconds, next });
      const took = (performance.now() - began) / 1_000;
      const files = openFiles(service.pid());
      agent.destroy();
      const wrong = answers.filter(({ status }) => status !== 200);
      const failed = wrong.length;
      const durations = answers.map(({ ms }) => ms);
      tell(
        `${answers.length} requests in ${took.toFixed(0)} s, ${failed} not answered by a 200 (${statusesOf(wrong)})`,
      );
      return {
        tried: answers.length,
        failed,
        figures: [
          { name: 'p99', value: percentile(durations, 99), unit: 'ms', max: maxMs },
          { name: 'median', value: percentile(durations, 50), unit: 'ms' },
          { name: 'longest', value: percentile(durations, 100), unit: 'ms' },
          { name: 'answered a second', value: answers.length / took, unit: '', min: perSecond * 0.98 },
          { name: 'files and connections open', value: files, unit: '' },
        ],
        plots: [
          {
            title: 'p99 of each second',
            xUnit: 's',
            yUnit: 'ms',
            points: secondBySecond(answers, began, (of) =>
              percentile(
                of.map(({ ms }) => ms),
                99,
              ),
            ),
            max: maxMs,
          },
        ],
      };
    }),
};
