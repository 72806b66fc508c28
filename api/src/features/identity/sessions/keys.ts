import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { randomSecret } from '../../../platform/random-secret';
import { readOrMakeSecret } from '../../../platform/read-or-make-secret';

/** One key of 256 bits for each use, so that what is made for one is worth nothing for another. */
export interface SessionKeys {
  readonly access: Uint8Array;
  readonly refresh: Uint8Array;
  readonly sealing: Uint8Array;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

export function sessionKeys(secret: string): SessionKeys {
  const derive = (use: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, 'retour-en-france', use, keyBytes));
  return {
    access: derive('access-token'),
    refresh: derive('refresh-token'),
    sealing: derive('sealed-value'),
  };
}

/** The secret of a server that was given none: made once and kept in the data folder. Not for production. */
export function developmentSessionSecret(dataDir: string): string {
  return readOrMakeSecret(path.join(dataDir, 'session-secret.txt'), randomSecret);
}

/** Encrypts a text for storage (AES-256-GCM). */
export function seal({ sealing }: SessionKeys, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealing, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text of a sealed value; null when another key sealed it. */
export function unseal({ sealing }: SessionKeys, value: string): string | null {
  const bytes = Buffer.from(value, 'base64url');
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  if (tag.length !== tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, ivBytes)).setAuthTag(tag);
  try {
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
