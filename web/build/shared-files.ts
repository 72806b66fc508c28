/**
 * What is always fetched together: modules that the same entries need, as the bundler finds them once what is not used is left out.
 */
export interface Part {
  readonly modules: readonly string[];
  readonly isEntry: boolean;
  readonly bytes: number;
  readonly needs: readonly Part[];
}

/** What a way fetches at once, and the bytes that it may weigh there. */
export interface Step {
  readonly parts: ReadonlySet<Part>;
  readonly limit: number;
}

/** The steps of a person, in their order. */
export type Way = readonly Step[];

interface SharedFile {
  readonly parts: readonly Part[];
  readonly bytes: number;
  /** For each way, the step that needs it first; `never` where none does. */
  readonly arrivals: readonly number[];
}

/** What a file costs beside its content: its imports, its exports, and a compression that starts afresh. */
export const bytesOfFile = 180;
const maxBytes = 24_000;
const never = Number.POSITIVE_INFINITY;
/** The fuller a step, the more a byte of it counts. */
const steepness = 8;

/**
 * The files that parts are put in. Parts that each way needs at the same step come in one, which costs nobody a byte. Then two files
 * become one, those that relieve the steps most first, while this relieves them. A file never needs what comes later than itself: no
 * two files need each other.
 */
export function shareFiles(parts: ReadonlySet<Part>, ways: readonly Way[]): readonly (readonly Part[])[] {
  const files = new Files(parts, ways);
  for (let pair = files.bestPair(); pair !== null; pair = files.bestPair()) files.join(pair);
  return files.all.map(({ parts }) => parts);
}

class Files {
  all: readonly SharedFile[] = [];
  readonly #ways: readonly Way[];
  readonly #weights: number[][];
  #arrivalsOf = new Map<Part, readonly number[]>();

  constructor(parts: ReadonlySet<Part>, ways: readonly Way[]) {
    this.#ways = ways;
    this.#weights = ways.map((way) => way.map(() => 0));
    for (const part of parts) {
      const arrivals = ways.map((way) => {
        const step = way.findIndex(({ parts }) => parts.has(part));
        return step < 0 ? never : step;
      });
      this.#add({ parts: [part], bytes: part.bytes, arrivals });
    }
  }

  /** Adds a file, to the one that comes at the same steps if there is one. */
  #add(file: SharedFile): void {
    const same = this.all.find(({ arrivals }) => arrivals.join() === file.arrivals.join());
    if (same !== undefined) this.#remove(same);
    const added = same === undefined ? file : { ...file, ...sum(same, file) };
    this.all = [...this.all, added];
    this.#weigh(added, 1);
    for (const part of added.parts) this.#arrivalsOf.set(part, added.arrivals);
  }

  #remove(file: SharedFile): void {
    this.all = this.all.filter((other) => other !== file);
    this.#weigh(file, -1);
  }

  #weigh({ arrivals, bytes }: SharedFile, sign: 1 | -1): void {
    for (const [way, step] of arrivals.entries()) {
      const weights = this.#weights[way];
      if (weights?.[step] !== undefined) weights[step] += sign * (bytes + bytesOfFile);
    }
  }

  join([one, other]: readonly [SharedFile, SharedFile]): void {
    this.#remove(one);
    this.#remove(other);
    this.#add({ ...sum(one, other), arrivals: earliest(one, other) });
  }

  bestPair(): readonly [SharedFile, SharedFile] | null {
    // What comes first, and the first page, keep to what they need.
    const open = this.all.filter(({ arrivals: [step = never] }) => step > 1);
    let best: readonly [SharedFile, SharedFile] | null = null;
    let most = 1e-7;
    for (const [index, one] of open.entries()) {
      for (const other of open.slice(index + 1)) {
        if (one.bytes + other.bytes > maxBytes) continue;
        const relief = this.#relief(one, other);
        if (relief <= most || !this.#keepsOrder(one, other)) continue;
        most = relief;
        best = [one, other];
      }
    }
    return best;
  }

  /** All that both need comes no later than the file that they would become. */
  #keepsOrder(one: SharedFile, other: SharedFile): boolean {
    const arrivals = earliest(one, other);
    return [...one.parts, ...other.parts].every(({ needs }) =>
      needs.every((need) => {
        const needed = this.#arrivalsOf.get(need) ?? [];
        return (
          needed === one.arrivals ||
          needed === other.arrivals ||
          needed.every((step, way) => step <= (arrivals[way] ?? never))
        );
      }),
    );
  }

  #relief(one: SharedFile, other: SharedFile): number {
    let relief = 0;
    for (const [way, first] of one.arrivals.entries()) {
      const second = other.arrivals[way] ?? never;
      if (first === never && second === never) continue;
      if (first === second) {
        relief -= this.#strain(way, first, -bytesOfFile);
        continue;
      }
      const [early, late] = first < second ? [first, second] : [second, first];
      const moved = first < second ? other.bytes : one.bytes;
      relief -= this.#strain(way, early, moved);
      if (late !== never) relief -= this.#strain(way, late, -moved - bytesOfFile);
    }
    return relief;
  }

  /** What more bytes at a step, or fewer, add to what it bears. */
  #strain(way: number, step: number, bytes: number): number {
    const weight = this.#weights[way]?.[step] ?? 0;
    const limit = this.#ways[way]?.[step]?.limit ?? never;
    return ((weight + bytes) / limit) ** steepness - (weight / limit) ** steepness;
  }
}

function sum(one: SharedFile, other: SharedFile): Pick<SharedFile, 'parts' | 'bytes'> {
  return { parts: [...one.parts, ...other.parts], bytes: one.bytes + other.bytes };
}

function earliest(one: SharedFile, other: SharedFile): readonly number[] {
  return one.arrivals.map((step, way) => Math.min(step, other.arrivals[way] ?? never));
}
