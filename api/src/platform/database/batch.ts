import DataLoader from 'dataloader';

export interface BatchOptions {
  /** Groups that are answered at the same time; what arrives meanwhile waits for the next one. */
  readonly groupsAtOnce: number;
  /** Calls of one group. */
  readonly maxInGroup: number;
}

/** Answers a group of calls, each in its place; an error there refuses that call alone, a rejection the whole group. */
export type AnswerGroup<Asked, Answer> = (group: readonly Asked[]) => Promise<readonly (Answer | Error)[]>;

/**
 * Makes one group of the calls that arrive while others are answered, so that many of them cost one round trip and one
 * commit. A call that comes alone leaves at once.
 */
export function batch<Asked, Answer>(
  answerGroup: AnswerGroup<Asked, Answer>,
  { groupsAtOnce, maxInGroup }: BatchOptions,
): (asked: Asked) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    if (running >= groupsAtOnce) return;
    const start = waiting.shift();
    if (start === undefined) return;
    running += 1;
    // Calls of the same turn of the event loop join.
    setImmediate(start);
  }

  const loader = new DataLoader<Asked, Answer>(
    async (group) => {
      try {
        return await answerGroup(group);
      } finally {
        running -= 1;
        startNext();
      }
    },
    {
      cache: false,
      maxBatchSize: maxInGroup,
      batchScheduleFn: (start) => {
        waiting.push(start);
        startNext();
      },
    },
  );
  return (asked) => loader.load(asked);
}
