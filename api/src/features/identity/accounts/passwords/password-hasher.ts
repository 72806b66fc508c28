import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../../../platform/http/problem-error';

/** Keeps and compares passwords; every call costs the same time, whatever is known of the person. */
export interface PasswordHasher {
  /** What is kept of a password. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password is the kept one; null, for an account or a password that does not exist, never is. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
  /** Hashes computed since the start, to check that no answer costs more than another. */
  readonly computed: () => number;
}

export interface PasswordHasherOptions {
  /** Hashes computed at once: each takes 19 MiB and one of the process's four working threads. */
  readonly atOnce?: number;
  /** Hashes that may wait for their turn; beyond, the call is refused. */
  readonly maxWaiting?: number;
  /** Memory of one hash; less than usual where many are made and none is kept. */
  readonly memoryKib?: number;
}

/** Argon2id, 19 MiB and two passes (OWASP's first choice), about 20 ms. */
const usualMemoryKib = 19_456;
const passes = { timeCost: 2, parallelism: 1 } as const;
const retryAfterSeconds = 2;

/** The one way of writing under which passwords are kept and compared. */
function written(password: string): string {
  return password.normalize('NFKC');
}

/** Argon2id behind a queue: a flood of sign-ins gets a 503 with a delay, and takes neither the memory nor the threads. */
export function createPasswordHasher({
  atOnce = 2,
  maxWaiting = 32,
  memoryKib = usualMemoryKib,
}: PasswordHasherOptions = {}): PasswordHasher {
  const cost = { ...passes, memoryCost: memoryKib };
  const waiting: (() => void)[] = [];
  const decoy = hash(randomBytes(32), cost);
  let running = 0;
  let computed = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw new ProblemError('overloaded', { headers: { 'retry-after': String(retryAfterSeconds) } });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      computed += 1;
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(written(password), cost)),
    verify: (hash, password) =>
      inTurn(async () => {
        const matches = await verify(hash ?? (await decoy), written(password), cost);
        return matches && hash !== null;
      }),
    computed: () => computed,
  };
}
