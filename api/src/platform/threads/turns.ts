/**
 * What waits, in a line for each who asks. The next one is of whoever was served the least lately: however long a line is, and
 * however often it comes back, who asks for the first time is before its second.
 */
export interface Turns<Waiting> {
  readonly size: () => number;
  /** How many wait in one line. */
  readonly sizeOf: (queue: string) => number;
  readonly add: (queue: string, one: Waiting) => void;
  /** Whether it was waiting. */
  readonly remove: (queue: string, one: Waiting) => boolean;
  /** The first of the line whose turn it is. */
  readonly take: () => Waiting | undefined;
  /** Removes the one that would come last, where another one of this line would come before it. */
  readonly makeRoomFor: (queue: string) => Waiting | undefined;
  /** Empties every line. */
  readonly takeAll: () => readonly Waiting[];
}

export interface TurnsOptions {
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** How long what somebody was served counts, in milliseconds: up to twice that. */
  readonly latelyMs: number;
}

/** How many of each line were served lately, in two halves: the older one is forgotten whole. */
function createServed({ now, latelyMs }: TurnsOptions) {
  let older = new Map<string, number>();
  let newer = new Map<string, number>();
  let since = now();

  function forget(): void {
    const elapsed = now() - since;
    if (elapsed < latelyMs) return;
    older = elapsed < 2 * latelyMs ? newer : new Map();
    newer = new Map();
    since = now();
  }

  return {
    of: (queue: string): number => {
      forget();
      return (older.get(queue) ?? 0) + (newer.get(queue) ?? 0);
    },
    count: (queue: string): void => {
      forget();
      newer.set(queue, (newer.get(queue) ?? 0) + 1);
    },
  };
}

export function createTurns<Waiting>(options: TurnsOptions): Turns<Waiting> {
  /** None is empty; of two that were served as much, the first is the next to give. */
  const lines = new Map<string, Set<Waiting>>();
  const served = createServed(options);
  const sizeOf = (queue: string): number => lines.get(queue)?.size ?? 0;
  /** How many are served to a line before the next one that is added to it. */
  const rankOfNext = (queue: string): number => served.of(queue) + sizeOf(queue);

  function remove(queue: string, one: Waiting): boolean {
    const line = lines.get(queue);
    if (line?.delete(one) !== true) return false;
    if (line.size === 0) lines.delete(queue);
    return true;
  }

  return {
    size: () => [...lines.values()].reduce((sum, line) => sum + line.size, 0),
    sizeOf,
    add: (queue, one) => {
      lines.set(queue, (lines.get(queue) ?? new Set()).add(one));
    },
    remove,
    take: () => {
      const [next] = [...lines].sort(([one], [other]) => served.of(one) - served.of(other));
      if (next === undefined) return undefined;
      const [queue, line] = next;
      const [one] = line;
      if (one === undefined) return undefined;
      line.delete(one);
      lines.delete(queue);
      if (line.size > 0) lines.set(queue, line);
      served.count(queue);
      return one;
    },
    makeRoomFor: (queue) => {
      const [worst] = [...lines].reverse().sort(([one], [other]) => rankOfNext(other) - rankOfNext(one));
      if (worst === undefined || rankOfNext(queue) >= rankOfNext(worst[0]) - 1) return undefined;
      const last = [...worst[1]].at(-1);
      if (last !== undefined) remove(worst[0], last);
      return last;
    },
    takeAll: () => {
      const all = [...lines.values()].flatMap((line) => [...line]);
      lines.clear();
      return all;
    },
  };
}
