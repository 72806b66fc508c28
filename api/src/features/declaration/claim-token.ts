import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBase64url } from '@retour/core';

const minBytes = 32;
const maxBytes = 96;

export function makeClaimToken(): string {
  return randomBytes(minBytes).toString('base64url');
}

/** Whether a token made by a client holds enough bytes to be adopted: 256 bits or more. */
export function isStrongClaimToken(token: string): boolean {
  const length = token.length > maxBytes * 2 ? 0 : (fromBase64url(token)?.length ?? 0);
  return length >= minBytes && length <= maxBytes;
}

/** What is stored of a token: it cannot be found back from this. */
export function hashClaimToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Compares in a time that says nothing of the stored hash. */
export function isClaimToken(token: string | undefined, storedHash: string | null): boolean {
  const shown = Buffer.from(hashClaimToken(token ?? ''), 'hex');
  const stored = Buffer.from(storedHash ?? hashClaimToken(makeClaimToken()), 'hex');
  return timingSafeEqual(shown, stored) && token !== undefined && storedHash !== null;
}
