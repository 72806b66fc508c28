import { hash } from 'node:crypto';

export interface RecentFile {
  readonly bytes: Buffer;
  /** `ETag` of the bytes. */
  readonly tag: string;
}

export interface RecentFilesOptions {
  readonly keptForMs: number;
  /** Bytes of all the files kept together; a file longer than that by itself is not kept. */
  readonly maxBytes: number;
}

/** Files that take long to make, for those who ask again soon. */
export interface RecentFiles {
  /**
   * The file of a key, made once for all who ask at the same time. `make` is told when none of them waits any more; one
   * that could not be made is made anew for the next.
   */
  readonly get: (
    key: string,
    make: (left: AbortSignal) => Promise<Buffer>,
    signal?: AbortSignal,
  ) => Promise<RecentFile>;
  readonly clear: () => void;
}

interface Making {
  readonly file: Promise<RecentFile>;
  readonly left: AbortController;
  waiting: number;
}

interface Kept {
  readonly file: RecentFile;
  readonly timer: NodeJS.Timeout;
}

export function createRecentFiles({ keptForMs, maxBytes }: RecentFilesOptions): RecentFiles {
  /** From the one asked for the longest ago. */
  const kept = new Map<string, Kept>();
  const making = new Map<string, Making>();
  let bytes = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (known === undefined) return;
    clearTimeout(known.timer);
    kept.delete(key);
    bytes -= known.file.bytes.length;
  }

  function keep(key: string, file: RecentFile): void {
    if (file.bytes.length > maxBytes) return;
    kept.set(key, { file, timer: setTimeout(() => drop(key), keptForMs).unref() });
    bytes += file.bytes.length;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  function start(key: string, make: (left: AbortSignal) => Promise<Buffer>): Making {
    const left = new AbortController();
    const file = make(left.signal).then((made) => {
      const known = { bytes: made, tag: `"${hash('sha256', made, 'base64url')}"` };
      if (making.get(key) === started) keep(key, known);
      return known;
    });
    const started: Making = { file, left, waiting: 0 };
    making.set(key, started);
    const forget = (): void => {
      if (making.get(key) === started) making.delete(key);
    };
    file.then(forget, forget);
    return started;
  }

  async function waitFor(one: Making, signal: AbortSignal | undefined): Promise<RecentFile> {
    one.waiting += 1;
    const leave = (): void => {
      one.waiting -= 1;
      if (one.waiting === 0) one.left.abort();
    };
    if (signal?.aborted === true) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    try {
      return await one.file;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    get: async (key, make, signal) => {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known.file;
      }
      const underWay = making.get(key);
      if (underWay === undefined) return waitFor(start(key, make), signal);
      if (!underWay.left.signal.aborted) return waitFor(underWay, signal);
      // All had left: it may have been given up, or come to its end all the same.
      return underWay.file.catch(() => waitFor(making.get(key) ?? start(key, make), signal));
    },
    clear: () => {
      for (const key of [...kept.keys()]) drop(key);
      making.clear();
    },
  };
}
