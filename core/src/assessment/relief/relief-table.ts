import type { Cents } from '../../money/cents';
import type { ReliefLine } from './relief-problem';

/** Savings of a value that no choice makes: so low that adding to it never makes it count. */
const unreachable = -(2 ** 30);

type Choices = Uint8Array | Uint16Array;

/** For every value exactly relieved in cents, the most tax that can be saved, and with how many items of each line. */
export interface ReliefTable {
  /** savings[w]: most tax saved when exactly w cents are relieved; negative when no choice makes w. */
  readonly savings: Int32Array;
  readonly choices: readonly Choices[];
  readonly lines: readonly ReliefLine[];
}

/** Values that are worth looking at once a line is added: what can be reached, and is not too little to end well. */
interface Band {
  readonly from: Cents;
  readonly to: Cents;
}

/** The common case, one item that may be relieved or not: in place, from the largest value down. */
function addItem(savings: Int32Array, weight: number, gain: number, band: Band): Choices {
  const choice = new Uint8Array(band.to + 1);
  const least = Math.max(weight, band.from);
  for (let value = band.to; value >= least; value -= 1) {
    const saved = (savings[value - weight] ?? unreachable) + gain;
    if (saved >= (savings[value] ?? unreachable)) {
      savings[value] = saved;
      choice[value] = 1;
    }
  }
  return choice;
}

/** Several identical items, or items that have to be relieved: a pass for each count, on a copy. */
function addItems(savings: Int32Array, line: ReliefLine, { from, to }: Band): Choices {
  const { values, savings: gains, minimum } = line;
  const before = savings.slice(0, to + 1);
  const choice = values.length <= 256 ? new Uint8Array(to + 1) : new Uint16Array(to + 1);
  savings.fill(unreachable, 0, to + 1);
  for (let items = minimum; items < values.length; items += 1) {
    const weight = values[items] ?? 0;
    const gain = gains[items] ?? 0;
    for (let value = Math.max(weight, from); value <= to; value += 1) {
      const saved = (before[value - weight] ?? unreachable) + gain;
      if (saved >= (savings[value] ?? unreachable)) {
        savings[value] = saved;
        choice[value] = items;
      }
    }
  }
  return choice;
}

/**
 * Exact dynamic programming on cents: bounded work, items × capacity, whatever the basket. Lines are added from the last
 * to the first, and among equals more items of the line added win: a tie is settled in the traveller's order. Values below
 * `atLeast` may be left out.
 */
export function reliefTable(lines: readonly ReliefLine[], capacity: Cents, atLeast: Cents): ReliefTable {
  const savings = new Int32Array(capacity + 1).fill(unreachable);
  savings[0] = 0;
  let reach = 0;
  let ahead = lines.reduce((sum, line) => sum + (line.values.at(-1) ?? 0), 0);
  const choices = lines.toReversed().map((line) => {
    const value = line.values.at(-1) ?? 0;
    reach = Math.min(capacity, reach + value);
    ahead -= value;
    const band = { from: Math.max(0, atLeast - ahead), to: reach };
    const single = line.values.length === 2 && line.minimum === 0;
    return single ? addItem(savings, value, line.savings[1] ?? 0, band) : addItems(savings, line, band);
  });
  return { savings, choices: choices.reverse(), lines };
}

/** Items of each of the table's lines, for a value it reaches. */
export function countsFor({ lines, choices }: ReliefTable, value: Cents): number[] {
  let left = value;
  return lines.map((line, index) => {
    const count = choices[index]?.[left] ?? 0;
    left -= line.values[count] ?? 0;
    return count;
  });
}

/** best[c]: the value at most c that saves the most, then is the largest; -1 when no choice fits. */
export function bestWithin({ savings }: ReliefTable): Int32Array {
  const best = new Int32Array(savings.length);
  let at = -1;
  let most = 0;
  for (let value = 0; value < savings.length; value += 1) {
    const saved = savings[value] ?? unreachable;
    if (saved >= most) {
      at = value;
      most = saved;
    }
    best[value] = at;
  }
  return best;
}
