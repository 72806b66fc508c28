import { createHash, randomBytes } from 'node:crypto';

/** 256 bits drawn at random, in base64url: 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that its owner alone knows. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
