import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../../api/test/bench/percentile';
import { residentMegabytes } from '../../product/process-figures';
import type { Proof } from '../proof';
import { secondBySecond } from './second-by-second';
import { type Answered, newConnections, sendAtPace, sendDue, statusesOf } from './send-at-pace';
import { mixOf, withService } from './service';

const fullSeconds = 60;
const minSeconds = 10;
/** Ten times those that the service works on at once before it refuses some (500). */
const crowd = 5_000;
/** Fewer than the connections that one process holds: those of a proxy. */
const connections = 1_000;
const maxMegabytes = 512;
const calm = { perSecond: 50, seconds: 1 } as const;
const calmMs = 150;
const maxReturnSeconds = 10;
const patienceSeconds = 60;
const lookEveryMs = 250;

/** Until a second of usual traffic is answered as usual; in seconds since the crowd left. */
async function secondsToReturn(origin: string): Promise<number> {
  const agent = newConnections();
  const next = mixOf(3, 7);
  const began = performance.now();
  const since = (): number => (performance.now() - began) / 1_000;
  for (let from = 0; from < patienceSeconds; from = since()) {
    const answers = await sendAtPace(origin, agent, { ...calm, next });
    const isUsual =
      answers.every(({ status }) => status === 200) &&
      percentile(
        answers.map(({ ms }) => ms),
        99,
      ) <= calmMs;
    if (isUsual) {
      agent.destroy();
      return from;
    }
  }
  agent.destroy();
  return patienceSeconds;
}

function isAnswer({ status, saysWhen }: Answered): boolean {
  return status === 200 || ((status === 429 || status === 503) && saysWhen);
}

export const overloadProof: Proof = {
  id: 'R8',
  title: 'Ten times what is worked on at once, for a minute: refused early, bounded, then as before',
  missing: () => (process.platform === 'linux' ? null : 'the memory of a process is read from /proc'),
  prove: ({ scale, tell }) =>
    withService(async (service) => {
      const agent = newConnections(connections);
      const next = mixOf(3, 7);
      const began = performance.now();
      const end = began + Math.max(minSeconds, fullSeconds * scale) * 1_000;
      const answers: Answered[] = [];
      const memory: (readonly [number, number])[] = [];
      const looking = setInterval(() => {
        memory.push([(performance.now() - began) / 1_000, residentMegabytes(service.pid())]);
      }, lookEveryMs);
      const insist = async (): Promise<void> => {
        while (performance.now() < end) {
          const answer = await sendDue(service.origin, agent, next(), performance.now());
          answers.push(answer);
          // Someone who got no answer at all does not ask again at once.
          if (answer.status === 0) await delay(lookEveryMs);
        }
      };
      await Promise.all(Array.from({ length: crowd }, insist));
      const returned = await secondsToReturn(service.origin);
      clearInterval(looking);
      agent.destroy();
      const wrong = answers.filter((answer) => !isAnswer(answer));
      const served = answers.filter(({ status }) => status === 200);
      tell(
        `${answers.length} answers, ${served.length} served, ${wrong.length} neither served nor told when to come back (${statusesOf(wrong)})`,
      );
      return {
        tried: answers.length,
        failed: wrong.length,
        figures: [
          {
            name: 'memory, most',
            value: Math.max(...memory.map(([, held]) => held)),
            unit: 'MB',
            max: maxMegabytes,
          },
          { name: 'usual again after', value: returned, unit: 's', max: maxReturnSeconds },
          { name: 'served', value: served.length, unit: '', min: 1 },
          { name: 'refused', value: answers.length - served.length, unit: '', min: 1 },
        ],
        plots: [
          {
            title: 'served, each second',
            xUnit: 's',
            yUnit: 'answers',
            points: secondBySecond(served, began, ({ length }) => length),
          },
          { title: 'memory', xUnit: 's', yUnit: 'MB', points: memory, max: maxMegabytes },
        ],
      };
    }),
};
