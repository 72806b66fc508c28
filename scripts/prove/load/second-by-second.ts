import type { Answered } from './send-at-pace';

/** A figure of the answers that came in each second after a moment. */
export function secondBySecond(
  answers: readonly Answered[],
  began: number,
  figureOf: (answers: readonly Answered[]) => number,
): readonly (readonly [second: number, figure: number])[] {
  const seconds: Answered[][] = [];
  for (const answer of answers) {
    const second = Math.max(0, Math.floor((answer.at - began) / 1_000));
    seconds[second] ??= [];
    seconds[second].push(answer);
  }
  return Array.from(seconds, (of, second) => [second, figureOf(of ?? [])]);
}
