import type { Behaviour } from './hostile-provider';
import type { TestBrowser } from './start-identity';

/** The answer that an attack must get. */
export type Refusal = readonly [status: number, code: string];

export interface Attack {
  readonly name: string;
  readonly behaviour?: Behaviour;
  /** Changes what the browser comes back with. */
  readonly callback?: (callback: URLSearchParams, browser: TestBrowser) => void;
  readonly refused: Refusal;
  /** Takes as long as our patience. */
  readonly isSlow?: boolean;
}

export const refusals = {
  expired: [400, 'sign-in-expired'],
  untrusted: [400, 'sign-in-refused'],
  unavailable: [503, 'provider-unavailable'],
  misconfigured: [503, 'sign-in-misconfigured'],
  outsider: [403, 'agent-not-allowed'],
  tooLow: [403, 'assurance-too-low'],
} as const satisfies Record<string, Refusal>;

/** Seconds since the epoch. */
export function epochSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

export function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
