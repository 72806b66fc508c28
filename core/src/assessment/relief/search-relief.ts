import type { Cents } from '../../money/cents';
import type { ReliefCounts, ReliefLine, ReliefProblem } from './relief-problem';

/** Nodes a search may visit before the table takes over; a few tenths of a millisecond. */
const nodeBudget = 10_000;

function mostItems({ values }: ReliefLine, room: Cents): number {
  let most = values.length - 1;
  while (most > 0 && (values[most] ?? 0) > room) most -= 1;
  return most;
}

export type ReliefSearch =
  | { readonly kind: 'found'; readonly counts: ReliefCounts }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'too-long' };

/** What the lines from an index on can still bring to a pot, at best. */
interface Prospects {
  readonly savings: readonly number[];
  readonly values: readonly number[];
  readonly density: readonly number[];
  readonly dutiable: readonly number[];
}

function prospects({ lines, capacities }: ReliefProblem): Prospects {
  const pots = capacities.length;
  const length = (lines.length + 1) * pots;
  const savings = new Array<number>(length).fill(0);
  const values = new Array<number>(length).fill(0);
  const density = new Array<number>(length).fill(0);
  const dutiable = new Array<number>(lines.length + 1).fill(0);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined) continue;
    for (let pot = 0; pot < pots; pot += 1) {
      const here = index * pots + pot;
      savings[here] = savings[here + pots] ?? 0;
      values[here] = values[here + pots] ?? 0;
      density[here] = density[here + pots] ?? 0;
    }
    const most = line.values.length - 1;
    const value = line.values[most] ?? 0;
    const own = index * pots + line.pot;
    savings[own] = (savings[own] ?? 0) + (line.savings[most] ?? 0);
    values[own] = (values[own] ?? 0) + value;
    dutiable[index] = (dutiable[index + 1] ?? 0) + (line.dutiable ? value : 0);
    for (let count = 1; count <= most; count += 1) {
      const weight = line.values[count] ?? 0;
      const ratio = weight === 0 ? Number.MAX_SAFE_INTEGER : (line.savings[count] ?? 0) / weight;
      if (ratio > (density[own] ?? 0)) density[own] = ratio;
    }
  }
  return { savings, values, density, dutiable };
}

/**
 * Depth-first search in the traveller's order, most items first: among equals the first one found is the one that
 * relieves the earliest lines. Exact when it ends within its budget, which small baskets always do. A choice that saves
 * less than `savedAtLeast` is of no use and is not looked for.
 */
export function searchRelief(problem: ReliefProblem, savedAtLeast: Cents): ReliefSearch {
  const { lines, capacities, dutiableToRelieve } = problem;
  const pots = capacities.length;
  const ahead = prospects(problem);
  const left = [...capacities];
  const counts = new Array<number>(lines.length).fill(0);
  let budget = nodeBudget;
  let best: readonly number[] | null = null;
  let bestSaved = savedAtLeast;
  let bestRelieved = -1;

  function isHopeless(index: number, saved: number, relieved: number): boolean {
    let savedAtBest = saved;
    let relievedAtBest = relieved;
    for (let pot = 0; pot < pots; pot += 1) {
      const here = index * pots + pot;
      const room = left[pot] ?? 0;
      savedAtBest += Math.min(
        ahead.savings[here] ?? 0,
        Math.floor(Math.max(room, 1) * (ahead.density[here] ?? 0) + 1e-3),
      );
      relievedAtBest += Math.min(ahead.values[here] ?? 0, room);
    }
    return savedAtBest < bestSaved || (savedAtBest === bestSaved && relievedAtBest <= bestRelieved);
  }

  function visit(index: number, saved: number, relieved: number, dutiable: number): void {
    budget -= 1;
    if (budget < 0 || dutiable + (ahead.dutiable[index] ?? 0) < dutiableToRelieve) return;
    if (isHopeless(index, saved, relieved)) return;
    const line = lines[index];
    if (line === undefined) {
      best = counts.slice();
      bestSaved = saved;
      bestRelieved = relieved;
      return;
    }
    const room = left[line.pot] ?? 0;
    for (let count = mostItems(line, room); count >= line.minimum; count -= 1) {
      const value = line.values[count] ?? 0;
      if (value > room) return;
      counts[index] = count;
      left[line.pot] = room - value;
      visit(
        index + 1,
        saved + (line.savings[count] ?? 0),
        relieved + value,
        dutiable + (line.dutiable ? value : 0),
      );
      left[line.pot] = room;
    }
  }

  visit(0, 0, 0, 0);
  if (budget < 0) return { kind: 'too-long' };
  return best === null ? { kind: 'impossible' } : { kind: 'found', counts: best };
}
