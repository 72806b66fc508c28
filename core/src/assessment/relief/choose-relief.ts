import type { Cents } from '../../money/cents';
import { chooseForCeiling } from './choose-for-ceiling';
import type { ReliefCounts, ReliefLine, ReliefProblem } from './relief-problem';
import { bestWithin, countsFor, reliefTable } from './relief-table';
import { searchRelief } from './search-relief';

/** All the items of every line, when each allowance can hold all that it is asked to. */
function everything({ lines, capacities, dutiableToRelieve }: ReliefProblem): ReliefCounts | null {
  const left = [...capacities];
  let dutiable = 0;
  for (const line of lines) {
    const value = line.values.at(-1) ?? 0;
    const room = (left[line.pot] ?? 0) - value;
    if (room < 0) return null;
    left[line.pot] = room;
    if (line.dutiable) dutiable += value;
  }
  if (dutiable < dutiableToRelieve) return null;
  return lines.map((line) => line.values.length - 1);
}

/** Whether enough dutiable goods can be relieved at all for the ceiling to be kept. */
function canKeepCeiling({ lines, capacities, dutiableToRelieve }: ReliefProblem): boolean {
  if (dutiableToRelieve <= 0) return true;
  const most = capacities.map(() => 0);
  for (const line of lines) {
    if (line.dutiable) most[line.pot] = (most[line.pot] ?? 0) + (line.values.at(-1) ?? 0);
  }
  return (
    most.reduce((sum, value, pot) => sum + Math.min(value, capacities[pot] ?? 0), 0) >= dutiableToRelieve
  );
}

/** Least value that the best choice relieves: never does it leave room for one more of the dearest items. */
function minRelieved(lines: readonly ReliefLine[], capacity: Cents): Cents {
  let dearest = 0;
  let all = 0;
  for (const { values } of lines) {
    all += values.at(-1) ?? 0;
    for (let items = 1; items < values.length; items += 1) {
      dearest = Math.max(dearest, (values[items] ?? 0) - (values[items - 1] ?? 0));
    }
  }
  return all <= capacity ? all : capacity - dearest + 1;
}

/** Each pot on its own: nothing links them when no ceiling has to be kept. */
function chooseByPot({ lines, capacities }: ReliefProblem): ReliefCounts | null {
  const counts = new Array<number>(lines.length).fill(0);
  for (const [pot, capacity] of capacities.entries()) {
    const indexes = [...lines.keys()].filter((index) => lines[index]?.pot === pot);
    const own = lines.filter((line) => line.pot === pot);
    const table = reliefTable(own, capacity, minRelieved(own, capacity));
    const value = bestWithin(table)[capacity] ?? -1;
    if (value < 0) return null;
    for (const [position, count] of countsFor(table, value).entries()) {
      const index = indexes[position];
      if (index !== undefined) counts[index] = count;
    }
  }
  return counts;
}

/** The best choice, exactly; null when what must be relieved does not fit, or nothing saves `savedAtLeast`. */
export function chooseRelief(problem: ReliefProblem, savedAtLeast: Cents): ReliefCounts | null {
  if (problem.lines.some(({ minimum, values }) => minimum >= values.length)) return null;
  const all = everything(problem);
  if (all !== null) return all;
  if (!canKeepCeiling(problem)) return null;
  const search = searchRelief(problem, savedAtLeast);
  if (search.kind === 'found') return search.counts;
  if (search.kind === 'impossible') return null;
  return problem.dutiableToRelieve > 0 ? chooseForCeiling(problem) : chooseByPot(problem);
}
