import type { Cents } from '../../money/cents';
import type { ReliefLine, ReliefProblem } from './relief-problem';

/** The best ratio of tax saved to value relieved, over the counts of a line. */
function density({ values, savings }: ReliefLine): number {
  let best = 0;
  for (let items = 1; items < values.length; items += 1) {
    const value = values[items] ?? 0;
    best = Math.max(best, value === 0 ? Number.MAX_SAFE_INTEGER : (savings[items] ?? 0) / value);
  }
  return best;
}

/** What relief could save at most, were items divisible: no choice of whole items saves more. Cheap, and close above. */
export function relaxedSavings({ lines, capacities }: ReliefProblem): Cents {
  const left = [...capacities];
  const byDensity = lines
    .map((line) => ({ line, density: density(line) }))
    .sort((a, b) => b.density - a.density);
  let saved = 0;
  for (const { line, density: ratio } of byDensity) {
    const room = left[line.pot] ?? 0;
    const value = line.values.at(-1) ?? 0;
    const whole = line.savings.at(-1) ?? 0;
    saved += value <= room ? whole : Math.min(whole, Math.max(room, 1) * ratio);
    left[line.pot] = Math.max(0, room - value);
  }
  return Math.floor(saved + 1e-3);
}
