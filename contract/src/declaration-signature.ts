import { type DeclarationCode, fromBase64url, readDeclarationCode } from '@retour/core';
import type { SigningKeys } from './signing-keys';

/** The part of WebCrypto's `crypto.subtle` that checking a code needs; browsers and Node both have it. */
export interface SignatureChecker<Key> {
  importKey(
    format: 'raw',
    keyData: Uint8Array<ArrayBuffer>,
    algorithm: { name: 'Ed25519' },
    extractable: boolean,
    usages: 'verify'[],
  ): Promise<Key>;
  verify(
    algorithm: { name: 'Ed25519' },
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

export type CheckedCode =
  | { readonly kind: 'genuine'; readonly code: DeclarationCode }
  /** None of our codes. */
  | { readonly kind: 'foreign' }
  /** Signed with a key that is not known here: old keys, or a forgery. */
  | { readonly kind: 'unknown-key'; readonly code: DeclarationCode }
  | { readonly kind: 'forged' }
  /** Well signed, with a key that somebody else may have: it proves nothing. */
  | { readonly kind: 'revoked'; readonly code: DeclarationCode };

/** Checks a scanned QR code without network, with the keys of `GET /api/declaration/signing-key/`. */
export async function checkDeclarationCode<Key>(
  text: string,
  { keys }: SigningKeys,
  subtle: SignatureChecker<Key>,
): Promise<CheckedCode> {
  const read = readDeclarationCode(text);
  if (read === null) return { kind: 'foreign' };
  const known = keys.find((key) => key.keyId === read.code.keyId);
  const publicKey = known === undefined ? null : fromBase64url(known.publicKey);
  if (publicKey === null) return { kind: 'unknown-key', code: read.code };
  const algorithm = { name: 'Ed25519' } as const;
  const key = await subtle.importKey('raw', publicKey, algorithm, false, ['verify']);
  const genuine = await subtle.verify(algorithm, key, read.signature, read.signedBytes);
  if (!genuine) return { kind: 'forged' };
  return { kind: known?.revokedAt === undefined ? 'genuine' : 'revoked', code: read.code };
}
