/** What waits, in a line for each who asks: however long one line is, each gives one thing in its turn. */
export interface Turns<Waiting> {
  readonly size: () => number;
  /** How many wait in one line. */
  readonly sizeOf: (asker: string) => number;
  readonly add: (asker: string, one: Waiting) => void;
  /** Whether it was waiting. */
  readonly remove: (asker: string, one: Waiting) => boolean;
  /** The first of the line whose turn it is. */
  readonly take: () => Waiting | undefined;
  /** Empties every line. */
  readonly takeAll: () => readonly Waiting[];
}

export function createTurns<Waiting>(): Turns<Waiting> {
  /** None is empty; the first is the next to give. */
  const lines = new Map<string, Set<Waiting>>();

  function remove(asker: string, one: Waiting): boolean {
    const line = lines.get(asker);
    if (line?.delete(one) !== true) return false;
    if (line.size === 0) lines.delete(asker);
    return true;
  }

  return {
    size: () => [...lines.values()].reduce((sum, line) => sum + line.size, 0),
    sizeOf: (asker) => lines.get(asker)?.size ?? 0,
    add: (asker, one) => {
      lines.set(asker, (lines.get(asker) ?? new Set()).add(one));
    },
    remove,
    take: () => {
      for (const [asker, line] of lines) {
        lines.delete(asker);
        for (const one of line) {
          line.delete(one);
          if (line.size > 0) lines.set(asker, line);
          return one;
        }
      }
      return undefined;
    },
    takeAll: () => {
      const all = [...lines.values()].flatMap((line) => [...line]);
      lines.clear();
      return all;
    },
  };
}
