import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { checkDeclarationCode } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { createCodeSigner, developmentSigningKey, parseSigningKeys } from './code-signer';

const code = {
  publicId: '000-000-000',
  declarationId: '0b8f6a1e-5f7e-4d3a-9a51-6f2d7f3c8b11',
  version: 2,
  edition: '2026-11+2026.1',
  total: 33_951,
  totalIsMinimum: true,
};
const newKey = () => generateKeyPairSync('ed25519').privateKey;

describe('the signer of QR codes', () => {
  it('signs what WebCrypto verifies with the published key', async () => {
    const signer = createCodeSigner([newKey()]);
    const checked = await checkDeclarationCode(signer.sign(code), signer.signingKeys, webcrypto.subtle);
    expect(checked).toMatchObject({ kind: 'genuine', code });
  });

  it('keeps codes of an older key checkable after a rotation', async () => {
    const older = newKey();
    const text = createCodeSigner([older]).sign(code);
    const rotated = createCodeSigner([newKey(), older]);
    expect((await checkDeclarationCode(text, rotated.signingKeys, webcrypto.subtle)).kind).toBe('genuine');
    const replaced = createCodeSigner([newKey()]);
    expect((await checkDeclarationCode(text, replaced.signingKeys, webcrypto.subtle)).kind).toBe(
      'unknown-key',
    );
  });

  it('reads keys as PEM, as PEM on one line, and as base64', () => {
    const key = newKey();
    const pem = String(key.export({ format: 'pem', type: 'pkcs8' }));
    const der = key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const { signingKeys } = createCodeSigner([key]);
    for (const text of [pem, pem.replaceAll('\n', '\\n'), der, `${der}, ${der}`]) {
      expect(createCodeSigner(parseSigningKeys(text)).signingKeys.keys[0]).toEqual(signingKeys.keys[0]);
    }
    const other = generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    for (const text of ['', 'secret', String(other)]) expect(() => parseSigningKeys(text)).toThrow();
  });

  it('makes its own key once where none is given', () => {
    const { folder, remove } = temporaryFolder();
    const [first, second] = [1, 2].map(() => createCodeSigner(developmentSigningKey(folder)).signingKeys);
    expect(second).toEqual(first);
    remove();
  });
});
