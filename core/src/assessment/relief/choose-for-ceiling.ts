import type { ReliefCounts, ReliefLine, ReliefProblem } from './relief-problem';
import { bestWithin, countsFor, type ReliefTable, reliefTable } from './relief-table';

/** Choices compared with each other when several are equal in tax and in value; beyond, the first ones found stay. */
const comparedChoices = 1_000;

/** Larger than any value relieved, so that tax saved and value relieved compare as one number. */
const savingUnit = 2 ** 20;
const impossible = -1;

interface Part {
  readonly indexes: readonly number[];
  readonly table: ReliefTable;
}

/** A pot, split between goods that count towards the ceiling and goods that do not. */
interface PotProfile {
  readonly dutiable: Part;
  readonly other: Part;
  readonly otherWithin: Int32Array;
  /** score[w]: best tax saved and value relieved when exactly w cents of dutiable goods are relieved. */
  readonly score: Float64Array;
  readonly capacity: number;
}

function part(lines: readonly ReliefLine[], capacity: number, keep: (line: ReliefLine) => boolean): Part {
  const indexes = [...lines.keys()].filter((index) => {
    const line = lines[index];
    return line !== undefined && keep(line);
  });
  return { indexes, table: reliefTable(lines.filter(keep), capacity, 0) };
}

function profile({ lines, capacities }: ReliefProblem, pot: number): PotProfile {
  const capacity = capacities[pot] ?? 0;
  const dutiable = part(lines, capacity, (line) => line.pot === pot && line.dutiable);
  const other = part(lines, capacity, (line) => line.pot === pot && !line.dutiable);
  const otherWithin = bestWithin(other.table);
  const score = new Float64Array(capacity + 1).fill(impossible);
  for (let value = 0; value <= capacity; value += 1) {
    const saved = dutiable.table.savings[value] ?? impossible;
    const beside = otherWithin[capacity - value] ?? impossible;
    if (saved < 0 || beside < 0) continue;
    score[value] = (saved + (other.table.savings[beside] ?? 0)) * savingUnit + value + beside;
  }
  return { dutiable, other, otherWithin, score, capacity };
}

function write(counts: number[], { indexes, table }: Part, value: number): void {
  for (const [position, count] of countsFor(table, value).entries()) {
    const index = indexes[position];
    if (index !== undefined) counts[index] = count;
  }
}

function relievesEarlierLines(counts: readonly number[], than: readonly number[]): boolean {
  const index = counts.findIndex((count, at) => count !== than[at]);
  return index >= 0 && (counts[index] ?? 0) > (than[index] ?? 0);
}

/** bestFrom[w]: best score when at least w cents of dutiable goods are relieved. */
function bestFrom(score: Float64Array): Float64Array {
  const best = Float64Array.from(score);
  for (let value = best.length - 2; value >= 0; value -= 1) {
    best[value] = Math.max(best[value] ?? impossible, best[value + 1] ?? impossible);
  }
  return best;
}

/** Every way, by dutiable value relieved in each pot, to reach the best total score. */
function bestSplits(pots: readonly PotProfile[], needed: number): readonly (readonly number[])[] {
  const [first, second] = pots;
  if (first === undefined) return [];
  const secondBest = second === undefined ? null : bestFrom(second.score);
  let best = impossible;
  let splits: (readonly number[])[] = [];
  for (let value = 0; value <= first.capacity; value += 1) {
    const own = first.score[value] ?? impossible;
    if (own < 0) continue;
    const missing = Math.max(0, needed - value);
    if (secondBest === null ? missing > 0 : (secondBest[missing] ?? impossible) < 0) continue;
    const beside = secondBest?.[missing] ?? 0;
    const score = own + beside;
    if (score < best || (score === best && splits.length >= comparedChoices)) continue;
    if (score > best) splits = [];
    best = score;
    if (second === undefined) splits.push([value]);
    else splits.push([value, second.score.indexOf(beside, missing)]);
  }
  return splits;
}

/** The best choice among those that relieve enough dutiable goods for the flat rate to be open; null when none does. */
export function chooseForCeiling(problem: ReliefProblem): ReliefCounts | null {
  const pots = problem.capacities.map((_, pot) => profile(problem, pot));
  let chosen: number[] | null = null;
  for (const split of bestSplits(pots, problem.dutiableToRelieve)) {
    const counts = new Array<number>(problem.lines.length).fill(0);
    for (const [pot, { dutiable, other, otherWithin, capacity }] of pots.entries()) {
      const value = split[pot] ?? 0;
      write(counts, dutiable, value);
      write(counts, other, otherWithin[capacity - value] ?? 0);
    }
    if (chosen === null || relievesEarlierLines(counts, chosen)) chosen = counts;
  }
  return chosen;
}
