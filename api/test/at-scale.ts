import { appendFileSync } from 'node:fs';

/**
 * One code for both sizes of a promise: few tries in `npm test`, as many as are promised in `npm run prove`, which gives
 * these variables to the suite.
 */
const { PROOF_SCALE, PROOF_SEED, PROOF_FILE } = process.env;

/** Whether the suite runs to prove a promise, rather than in `npm test`. */
export const isProof = PROOF_SCALE !== undefined;

export interface Scaled {
  readonly count: number;
  /** A time in milliseconds that grows as the count does. */
  readonly within: (milliseconds: number) => number;
}

/** `small` in `npm test`; never less, and a part of `full`, under `npm run prove`. */
export function atScale(small: number, full: number): Scaled {
  const count = PROOF_SCALE === undefined ? small : Math.max(small, Math.round(full * Number(PROOF_SCALE)));
  return { count, within: (milliseconds) => Math.ceil((milliseconds * count) / small) };
}

/** The seed of the proof; in `npm test`, the one that the test has. */
export function proofSeed(own: number): number {
  return PROOF_SEED === undefined ? own : Number(PROOF_SEED);
}

/** What one test counted for a promise. */
export interface Told {
  /** How often the promise was put to the test, and how often it failed. */
  readonly tried: number;
  readonly failed: number;
  /** Measured values by name; `scripts/prove/suites.ts` says how good they have to be. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** A line of the file that a proof reads. */
export interface ToldLine extends Told {
  readonly promise: string;
}

/** Tells the proof that runs this test what was counted: before it is judged, so that what failed is told too. */
export function tellProof(promise: string, told: Told): void {
  if (PROOF_FILE === undefined) return;
  const line: ToldLine = { promise, ...told };
  appendFileSync(PROOF_FILE, `${JSON.stringify(line)}\n`);
}
