import type { Cents } from '../../money/cents';
import { potOrders, relaxedSavings, type WeighedLine } from './relaxed-savings';
import type { ReliefCounts, ReliefLine, ReliefProblem } from './relief-problem';

/** Nodes a search may visit before the table takes over; a few tenths of a millisecond. */
const nodeBudget = 10_000;

function maxItems({ values }: ReliefLine, room: Cents): number {
  let most = values.length - 1;
  while (most > 0 && (values[most] ?? 0) > room) most -= 1;
  return most;
}

export type ReliefSearch =
  | { readonly kind: 'found'; readonly counts: ReliefCounts }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'too-long' };

/** What the lines from an index on can still bring, at best: value[index × pots + pot], and dutiable value[index]. */
interface Prospects {
  readonly values: readonly Cents[];
  readonly dutiable: readonly Cents[];
}

function prospects({ lines, capacities }: ReliefProblem): Prospects {
  const pots = capacities.length;
  const values = new Array<number>((lines.length + 1) * pots).fill(0);
  const dutiable = new Array<number>(lines.length + 1).fill(0);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined) continue;
    for (let here = index * pots; here < (index + 1) * pots; here += 1)
      values[here] = values[here + pots] ?? 0;
    const value = line.values.at(-1) ?? 0;
    const own = index * pots + line.pot;
    values[own] = (values[own] ?? 0) + value;
    dutiable[index] = (dutiable[index + 1] ?? 0) + (line.dutiable ? value : 0);
  }
  return { values, dutiable };
}

/** A choice that is not the best but cheap to find: to be at least as good as it spares most of the search. */
function firstGuess(
  { lines, capacities, dutiableToRelieve }: ReliefProblem,
  orders: readonly (readonly WeighedLine[])[],
): { readonly saved: Cents; readonly relieved: Cents } | null {
  if (lines.some(({ minimum }) => minimum > 0)) return null;
  let saved = 0;
  let relieved = 0;
  let dutiable = 0;
  for (const [pot, order] of orders.entries()) {
    let room = capacities[pot] ?? 0;
    for (const { line } of order) {
      const items = maxItems(line, room);
      const value = line.values[items] ?? 0;
      room -= value;
      relieved += value;
      saved += line.savings[items] ?? 0;
      if (line.dutiable) dutiable += value;
    }
  }
  return dutiable < dutiableToRelieve ? null : { saved, relieved };
}

/**
 * Depth-first search in the traveller's order, most items first: among equals the first one found is the one that
 * relieves the earliest lines. Exact when it ends within its budget, which small baskets always do. A choice that saves
 * less than `savedAtLeast` is of no use and is not looked for.
 */
export function searchRelief(problem: ReliefProblem, savedAtLeast: Cents): ReliefSearch {
  const { lines, capacities, dutiableToRelieve } = problem;
  const pots = capacities.length;
  const orders = potOrders(problem);
  const ahead = prospects(problem);
  const left = [...capacities];
  const counts = new Array<number>(lines.length).fill(0);
  let budget = nodeBudget;
  let best: readonly number[] | null = null;
  let bestSaved = savedAtLeast;
  let bestRelieved = -1;
  const guess = firstGuess(problem, orders);
  if (guess !== null && guess.saved >= savedAtLeast) {
    bestSaved = guess.saved;
    bestRelieved = guess.relieved - 1;
  }

  function isHopeless(index: number, saved: number, relieved: number): boolean {
    const savedAtBest = saved + relaxedSavings(orders, left, index);
    if (savedAtBest !== bestSaved) return savedAtBest < bestSaved;
    let relievedAtBest = relieved;
    for (let pot = 0; pot < pots; pot += 1) {
      relievedAtBest += Math.min(ahead.values[index * pots + pot] ?? 0, left[pot] ?? 0);
    }
    return relievedAtBest <= bestRelieved;
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
    for (let count = maxItems(line, room); count >= line.minimum; count -= 1) {
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
