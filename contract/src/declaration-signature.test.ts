import { toBase64url, withSignature, writeDeclarationCode } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeclarationCode, type SignatureChecker } from './declaration-signature';

interface KeyPair {
  readonly publicKey: object;
  readonly privateKey: object;
}
interface Signer extends SignatureChecker<object> {
  generateKey(algorithm: { name: 'Ed25519' }, extractable: boolean, usages: string[]): Promise<KeyPair>;
  exportKey(format: 'raw', key: object): Promise<ArrayBuffer>;
  sign(algorithm: { name: 'Ed25519' }, key: object, data: Uint8Array): Promise<ArrayBuffer>;
}
declare const crypto: { readonly subtle: Signer };

const { subtle } = crypto;
const algorithm = { name: 'Ed25519' } as const;

async function makeSigner(keyId: string) {
  const { publicKey, privateKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const raw = toBase64url(new Uint8Array(await subtle.exportKey('raw', publicKey)));
  return {
    keys: { keys: [{ keyId, algorithm: 'Ed25519' as const, publicKey: raw }] },
    sign: async (total: number): Promise<string> => {
      const text = writeDeclarationCode({
        publicId: '000-000-000',
        declarationId: '0b8f6a1e-5f7e-4d3a-9a51-6f2d7f3c8b11',
        version: 2,
        edition: '2026-11+2026.1',
        total,
        totalIsMinimum: false,
        keyId,
      });
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
      return withSignature(text, new Uint8Array(await subtle.sign(algorithm, privateKey, bytes)));
    },
  };
}

describe('the signature of a QR code', () => {
  it('is checked with the published key alone, and shows the frozen total', async () => {
    const signer = await makeSigner('key-1');
    const checked = await checkDeclarationCode(await signer.sign(12345), signer.keys, subtle);
    expect(checked).toMatchObject({
      kind: 'genuine',
      code: { publicId: '000-000-000', total: 12345, version: 2 },
    });
  });

  it('refuses every altered character', async () => {
    const signer = await makeSigner('key-1');
    const text = await signer.sign(12345);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom(...'0123456789ABCDEFabcdef~+-_'),
        async (at, character) => {
          fc.pre(text[at] !== character);
          const altered = text.slice(0, at) + character + text.slice(at + 1);
          const { kind } = await checkDeclarationCode(altered, signer.keys, subtle);
          expect(kind).not.toBe('genuine');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('refuses another signer, even under the same key id', async () => {
    const ours = await makeSigner('key-1');
    const forger = await makeSigner('key-1');
    expect(await checkDeclarationCode(await forger.sign(0), ours.keys, subtle)).toEqual({ kind: 'forged' });
  });

  it('says when the key is not known', async () => {
    const ours = await makeSigner('key-1');
    const other = await makeSigner('key-2');
    expect((await checkDeclarationCode(await other.sign(0), ours.keys, subtle)).kind).toBe('unknown-key');
    expect((await checkDeclarationCode('https://example.org', ours.keys, subtle)).kind).toBe('foreign');
  });
});
