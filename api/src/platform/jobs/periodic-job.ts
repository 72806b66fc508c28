export interface PeriodicJobOptions {
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  /** Told of each run that failed; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
}

export interface PeriodicJob {
  /** Runs soon, without waiting for the next turn. */
  readonly wake: () => void;
  /** Takes no new turn and waits for the one that is running. */
  readonly stop: () => Promise<void>;
}

/** Runs a piece of work again and again, never twice at once in this process. */
export function startPeriodicJob({ everyMs, run, onError }: PeriodicJobOptions): PeriodicJob {
  let stopped = false;
  let awaited = false;
  let running: Promise<void> | null = null;

  function turn(): void {
    if (stopped) return;
    if (running !== null) {
      awaited = true;
      return;
    }
    running = run()
      .catch(onError)
      .then(() => {
        running = null;
        if (!awaited) return;
        awaited = false;
        turn();
      });
  }

  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    wake: () => {
      setImmediate(turn);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
