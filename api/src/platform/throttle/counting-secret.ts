import { createHash } from 'node:crypto';

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * What keys counts, of a secret and of the one that is believed beside it while it is being replaced; `beside` null:
 * nothing is. The same of two whichever is which, as processes change over one after the other.
 */
export function countingSecret(secret: string, beside: string | null): string {
  if (beside === null) return secret;
  return digestOf(secret) < digestOf(beside) ? secret : beside;
}
