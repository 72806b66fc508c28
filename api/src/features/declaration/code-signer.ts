import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import path from 'node:path';
import type { SigningKeys } from '@retour/contract';
import { asciiBytes, type DeclarationCode, withSignature, writeDeclarationCode } from '@retour/core';
import { readOrMakeSecret } from '../../platform/read-or-make-secret';

type PublicKey = SigningKeys['keys'][number];

/** Signs the QR codes of declarations; the first key signs, all are published so that older codes stay checkable. */
export interface CodeSigner {
  readonly signingKeys: { keys: [PublicKey, ...PublicKey[]] };
  readonly sign: (code: Omit<DeclarationCode, 'keyId'>) => string;
}

function publish(key: KeyObject): PublicKey {
  const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? '';
  const keyId = createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('base64url')
    .slice(0, 8);
  return { keyId, algorithm: 'Ed25519', publicKey };
}

export function createCodeSigner(keys: readonly [KeyObject, ...KeyObject[]]): CodeSigner {
  const [current, ...older] = keys;
  const published = publish(current);
  const { keyId } = published;
  return {
    signingKeys: { keys: [published, ...older.map(publish)] },
    sign: (code) => {
      const text = writeDeclarationCode({ ...code, keyId });
      return withSignature(text, sign(null, asciiBytes(text), current));
    },
  };
}

function readKey(text: string): KeyObject {
  const key = text.includes('BEGIN')
    ? createPrivateKey(text.replaceAll('\\n', '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  return key;
}

/**
 * Reads DECLARATION_SIGNING_KEY: an Ed25519 private key as PEM or as base64 of its PKCS#8 DER; older keys may follow,
 * separated by commas. Throws when one cannot be read.
 */
export function parseSigningKeys(text: string): readonly [KeyObject, ...KeyObject[]] {
  const [current = '', ...older] = text.split(',').map((part) => part.trim());
  return [readKey(current), ...older.map(readKey)];
}

/** The key of a server that was given none: made once and kept in the data folder. Not for production. */
export function developmentSigningKey(dataDir: string): readonly [KeyObject] {
  const text = readOrMakeSecret(path.join(dataDir, 'declaration-signing-key.pem'), () =>
    String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })),
  );
  return [readKey(text)];
}
