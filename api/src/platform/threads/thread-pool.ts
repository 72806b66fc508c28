import type { Worker } from 'node:worker_threads';
import { createTurns, type Turns } from './turns';

/** What a thread sends back: the result, or what was thrown. */
export type ThreadAnswer = { readonly result: unknown } | { readonly fault: unknown };

/** Why a piece of work was given up: nothing is wrong with it, and it may be asked again. */
export class ThreadRefusal extends Error {
  override readonly name = 'ThreadRefusal';
}

/** For whom a piece of work is done: each has a turn, however much others have waiting or had done before. */
export interface Queue {
  readonly name: string;
  /** Pieces of its work that may wait for a thread at once. */
  readonly maxWaiting: number;
  /**
   * Before all the others, and in places that are kept for it; or `apart`, every other turn of those left, in places of its own.
   * In turn with whoever else asks when not given.
   */
  readonly room?: 'first' | 'apart';
}

export interface ThreadPoolOptions {
  readonly start: () => Worker;
  readonly threads: number;
  /** Pieces of work that wait for a thread at once, whoever asks, those `apart` left out. */
  readonly maxWaiting: number;
  /** Of them, how many are left free for those served first; 0 by default. */
  readonly keptPlaces?: number;
  /** How long one may wait for a thread, in milliseconds. */
  readonly maxWaitMs: number;
  /** How long a thread may take for one, its own start included, in milliseconds. */
  readonly maxWorkMs: number;
  /** Told of each thread that ended by itself or was ended because it was late. */
  readonly onThreadLost: (error: Error) => void;
  /** How long what was done for somebody counts when turns are given; ten minutes by default, up to twice that. */
  readonly latelyMs?: number;
  readonly now?: () => number;
}

const usualLatelyMs = 10 * 60_000;

export interface ThreadPool {
  /**
   * Has a thread work on what is given, which is copied. Rejects with a ThreadRefusal when there are too many, when it
   * takes too long, when the thread ends, or when the signal aborts before the work began: begun, it is finished.
   */
  readonly run: (input: unknown, queue: Queue, signal?: AbortSignal) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Job {
  readonly input: unknown;
  late?: NodeJS.Timeout;
  readonly settle: (answer: ThreadAnswer) => void;
}

function refusal(reason: string, cause?: unknown): ThreadAnswer {
  return { fault: new ThreadRefusal(reason, { cause }) };
}

/** A few threads, started when there is work for them, which take it from each who asks in turn. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { start, threads, maxWaiting, keptPlaces = 0, maxWaitMs, maxWorkMs, onThreadLost } = options;
  const turns = {
    now: options.now ?? (() => performance.now()),
    latelyMs: options.latelyMs ?? usualLatelyMs,
  };
  const first = createTurns<Job>(turns);
  const apart = createTurns<Job>(turns);
  const others = createTurns<Job>(turns);
  let wasApart = false;
  const idle: Worker[] = [];
  const all = new Map<Worker, Job | null>();
  let isClosed = false;

  function lose(worker: Worker, error: Error): void {
    const job = all.get(worker);
    if (!all.delete(worker)) return;
    clearTimeout(job?.late);
    const place = idle.indexOf(worker);
    if (place !== -1) idle.splice(place, 1);
    void worker.terminate();
    if (isClosed) return;
    onThreadLost(error);
    job?.settle(refusal('the thread ended', error));
    next();
  }

  function startOne(): Worker {
    const worker = start();
    all.set(worker, null);
    worker.on('error', (error) => lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lose(worker, new Error(`the thread ended with ${code}`)));
    return worker;
  }

  function work(worker: Worker, job: Job): void {
    all.set(worker, job);
    // An idle thread must not keep the process alive.
    worker.ref();
    job.late = setTimeout(() => lose(worker, new Error('the thread takes too long')), maxWorkMs).unref();
    worker.once('message', (answer: ThreadAnswer) => {
      clearTimeout(job.late);
      if (!all.has(worker)) return;
      all.set(worker, null);
      worker.unref();
      idle.push(worker);
      job.settle(answer);
      next();
    });
    worker.postMessage(job.input);
  }

  function take(): Job | undefined {
    const served = first.take();
    if (served !== undefined) return served;
    wasApart = apart.size() > 0 && (!wasApart || others.size() === 0);
    return (wasApart ? apart : others).take();
  }

  function next(): void {
    while (idle.length > 0 || all.size < threads) {
      const job = take();
      if (job === undefined) return;
      work(idle.pop() ?? startOne(), job);
    }
  }

  function roomOf({ room }: Queue): Turns<Job> {
    if (room === 'apart') return apart;
    return room === 'first' ? first : others;
  }

  /** Once all the places are taken, who asks for little takes that of whoever asks for the most. */
  function hasRoomFor(queue: Queue): boolean {
    if (roomOf(queue).sizeOf(queue.name) >= queue.maxWaiting) return false;
    if (queue.room === 'apart') return true;
    const hasPlace = first.size() + others.size() < maxWaiting;
    if (queue.room === 'first') return hasPlace;
    if (hasPlace && others.size() < maxWaiting - keptPlaces) return true;
    const last = others.makeRoomFor(queue.name);
    last?.settle(refusal('its place went to one who asked for less'));
    return last !== undefined;
  }

  return {
    run: (input, queue, signal) =>
      new Promise((resolve, reject) => {
        const waiting = roomOf(queue);
        const giveUp = (reason: string): void => {
          if (waiting.remove(queue.name, job)) job.settle(refusal(reason));
        };
        const leave = (): void => giveUp('nobody waits for it any more');
        const tooLong = setTimeout(() => giveUp('no thread was free in time'), maxWaitMs).unref();
        const job: Job = {
          input,
          settle: (answer) => {
            clearTimeout(tooLong);
            signal?.removeEventListener('abort', leave);
            if ('fault' in answer) reject(answer.fault);
            else resolve(answer.result);
          },
        };
        if (isClosed || signal?.aborted === true || !hasRoomFor(queue)) {
          job.settle(refusal('there is no room for it'));
          return;
        }
        signal?.addEventListener('abort', leave);
        waiting.add(queue.name, job);
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const job of [...first.takeAll(), ...apart.takeAll(), ...others.takeAll(), ...all.values()])
        job?.settle(refusal('the process leaves'));
      const workers = [...all.keys()];
      all.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
