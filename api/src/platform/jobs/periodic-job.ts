import type { WatchedJob, WatchJob } from './job-watch';

export interface PeriodicJobOptions extends WatchedJob {
  readonly run: () => Promise<void>;
  /** Told of each run that failed; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
  readonly watch: WatchJob;
}

export interface PeriodicJob {
  /** Runs soon, without waiting for the next turn. */
  readonly wake: () => void;
  /** Takes no new turn and waits for the one that is running. */
  readonly stop: () => Promise<void>;
}

/** Runs a piece of work again and again, never twice at once in this process. */
export function startPeriodicJob({ name, everyMs, run, onError, watch }: PeriodicJobOptions): PeriodicJob {
  const watched = watch({ name, everyMs });
  let stopped = false;
  let awaited = false;
  let running: Promise<void> | null = null;

  function turn(): void {
    if (stopped) return;
    if (running !== null) {
      awaited = true;
      return;
    }
    running = watched(run)
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
