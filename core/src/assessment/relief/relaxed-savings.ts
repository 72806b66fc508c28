import type { Cents } from '../../money/cents';
import type { ReliefLine, ReliefProblem } from './relief-problem';

/** A line as if its items were divisible: each cent relieved saves `density` cents of tax, until `whole` is saved. */
export interface WeighedLine {
  readonly line: ReliefLine;
  readonly index: number;
  /** The best ratio of tax saved to value relieved, over the counts of the line. */
  readonly density: number;
  /** Value that has to be relieved at that ratio for all its tax to be saved; 0 when some tax is saved for no value. */
  readonly value: number;
  readonly whole: Cents;
}

function weigh(line: ReliefLine, index: number): WeighedLine {
  const { values, savings } = line;
  const whole = savings.at(-1) ?? 0;
  let density = 0;
  for (let items = 1; items < values.length; items += 1) {
    const value = values[items] ?? 0;
    const saved = savings[items] ?? 0;
    if (value === 0 && saved > 0) return { line, index, density: Number.MAX_SAFE_INTEGER, value: 0, whole };
    if (saved > density * value) density = saved / value;
  }
  return { line, index, density, value: density === 0 ? 0 : whole / density, whole };
}

/** The lines of each pot, from the one that saves the most for its value. */
export function potOrders({ lines, capacities }: ReliefProblem): readonly (readonly WeighedLine[])[] {
  const orders: WeighedLine[][] = capacities.map(() => []);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line !== undefined) orders[line.pot]?.push(weigh(line, index));
  }
  for (const order of orders) order.sort((a, b) => b.density - a.density);
  return orders;
}

/** What relief of the lines from an index on could save at most, were items divisible: no choice of whole items saves more. */
export function relaxedSavings(
  orders: readonly (readonly WeighedLine[])[],
  rooms: readonly Cents[],
  from: number,
): Cents {
  let saved = 0;
  for (let pot = 0; pot < orders.length; pot += 1) {
    const order = orders[pot] ?? [];
    let room = rooms[pot] ?? 0;
    for (let place = 0; place < order.length; place += 1) {
      const line = order[place];
      if (line === undefined || line.index < from) continue;
      if (line.value > room) {
        saved += room * line.density;
        break;
      }
      saved += line.whole;
      room -= line.value;
    }
  }
  return Math.floor(saved + 1e-3);
}
