import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url';
import {
  type DeclarationCode,
  readDeclarationCode,
  withSignature,
  writeDeclarationCode,
} from './declaration-code';
import { publicIdFromRandom } from './public-id';

const codes: fc.Arbitrary<DeclarationCode> = fc.record({
  publicId: fc.uint8Array({ minLength: 8, maxLength: 8 }).map(publicIdFromRandom),
  declarationId: fc.uuid(),
  version: fc.integer({ min: 1, max: 1_000_000 }),
  edition: fc.constantFrom('2026-11+2026.1', '2027-01'),
  total: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  totalIsMinimum: fc.boolean(),
  keyId: fc.constantFrom('a1B2_-c3'),
});
const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 });

describe('base64url', () => {
  it('reads back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['a', 'ab=', 'a+b/', 'é', 'AB'])('refuses %j', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

describe('the text of a QR code', () => {
  it('is read back with its signature', () => {
    fc.assert(
      fc.property(codes, signatures, (code, signature) => {
        const read = readDeclarationCode(withSignature(writeDeclarationCode(code), signature));
        expect(read?.code).toEqual(code);
        expect(read?.signature).toEqual(signature);
      }),
    );
  });

  it('stays short enough for a code that phones read well', () => {
    fc.assert(
      fc.property(codes, signatures, (code, signature) => {
        expect(withSignature(writeDeclarationCode(code), signature).length).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('is nothing when it is not ours', () => {
    fc.assert(fc.property(fc.string(), (text) => readDeclarationCode(text) === null));
    expect(readDeclarationCode('https://example.org/?RF1~~~~~~~')).toBeNull();
  });
});
