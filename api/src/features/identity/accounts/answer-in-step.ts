import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** In milliseconds, longer than what the calls do, so that what an address is known for cannot be measured. */
export interface AnswerSteps {
  readonly ask: number;
  readonly logIn: number;
}

export const answerSteps: AnswerSteps = { ask: 400, logIn: 250 };

/** Timers count whole milliseconds from a moment read a little before: what they miss would tell how long the work took. */
const timerGrainMs = 2;

async function waitUntil(due: number): Promise<void> {
  await pause(due - performance.now() - timerGrainMs);
  while (performance.now() < due) await nextTurn();
}

/**
 * Gives the outcome of a piece of work, right or wrong, at a multiple of a step since its beginning:
 * what differs inside by less than a step is not seen from outside.
 */
export async function answerInStep<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const outcome = await work().then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  const elapsed = performance.now() - start;
  await waitUntil(start + Math.ceil(elapsed / stepMs) * stepMs);
  return outcome();
}
