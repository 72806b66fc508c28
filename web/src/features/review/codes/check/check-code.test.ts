import type { SigningKeys } from '@retour/contract';
import {
  asciiBytes,
  publicIdFromRandom,
  toBase64url,
  withSignature,
  writeDeclarationCode,
} from '@retour/core';
import { describe, expect, it } from 'vitest';
import { checkCode, type KeySource } from './check-code';

async function makeSigner(keyId: string) {
  const algorithm = { name: 'Ed25519' } as const;
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const sign = async (total = 12_345): Promise<string> => {
    const text = writeDeclarationCode({
      publicId: publicIdFromRandom(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])),
      declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
      version: 2,
      edition: '2026-11',
      total,
      totalIsMinimum: false,
      keyId,
    });
    const signature = await crypto.subtle.sign(algorithm, pair.privateKey, asciiBytes(text));
    return withSignature(text, new Uint8Array(signature));
  };
  const keys: SigningKeys = { keys: [{ keyId, algorithm: 'Ed25519', publicKey }] };
  return { sign, keys };
}

const offline = async (): Promise<SigningKeys> => Promise.reject(new TypeError('no network'));
const source = (saved: SigningKeys | null, fetch: KeySource['fetch'] = offline): KeySource => ({
  saved: () => saved,
  fetch,
});

describe('a scanned code', () => {
  it('is genuine without a network, with the keys of the last visit', async () => {
    const { sign, keys } = await makeSigner('k1');
    expect(await checkCode(await sign(), source(keys))).toMatchObject({
      kind: 'genuine',
      code: { total: 12_345, version: 2, edition: '2026-11' },
    });
  });

  it('is forged when its figures were altered, or signed by somebody else under our key’s name', async () => {
    const { sign, keys } = await makeSigner('k1');
    const altered = (await sign()).replace('~12345~', '~123~');
    expect(await checkCode(altered, source(keys))).toEqual({ kind: 'forged' });
    const stranger = await makeSigner('k1');
    expect(await checkCode(await stranger.sign(), source(keys))).toEqual({ kind: 'forged' });
  });

  it('is refused when its key was revoked, as the keys of this device say', async () => {
    const { sign, keys } = await makeSigner('k1');
    const revoked = keys.keys.map((key) => ({ ...key, revokedAt: '2026-11-23T10:00:00.000Z' }));
    const code = await sign();
    expect(await checkCode(code, source({ keys: revoked }))).toMatchObject({ kind: 'revoked' });
    const altered = code.replace('~12345~', '~123~');
    expect(await checkCode(altered, source({ keys: revoked }))).toEqual({ kind: 'forged' });
  });

  it('asks once for a key that is not known, and refuses when nobody knows it', async () => {
    const known = await makeSigner('k1');
    const later = await makeSigner('k2');
    const code = await later.sign();
    expect(
      await checkCode(
        code,
        source(known.keys, async () => later.keys),
      ),
    ).toMatchObject({
      kind: 'genuine',
    });
    expect(
      await checkCode(
        code,
        source(known.keys, async () => known.keys),
      ),
    ).toMatchObject({
      kind: 'unknown-key',
    });
    expect(await checkCode(code, source(known.keys))).toMatchObject({ kind: 'unknown-key' });
    expect(await checkCode(code, source(null))).toEqual({ kind: 'no-keys' });
  });

  it('is said to be retyped when a scanner changed its letters or its signs, never to be genuine or false', async () => {
    const { sign, keys } = await makeSigner('k1');
    const code = await sign();
    for (const text of [
      code.toLowerCase(),
      code.toUpperCase(),
      code.replaceAll('~', '˜'),
      code.slice(0, -1),
    ]) {
      expect(await checkCode(text, source(keys))).toEqual({ kind: 'altered' });
    }
  });

  it('is none of ours when it says something else', async () => {
    const { keys } = await makeSigner('k1');
    for (const text of ['https://example.org/', 'RF1~x', '']) {
      expect(await checkCode(text, source(keys))).toEqual({ kind: 'foreign' });
    }
  });
});
