import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url';
import {
  type DeclarationCode,
  readDeclarationCode,
  referenceOfCodeText,
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

describe('the reference in the text of a code', () => {
  it('is found whatever the keyboard of a scanner did to the text', () => {
    fc.assert(
      fc.property(
        codes,
        signatures,
        fc.constantFrom('~', '˜', ' ', '–', '@'),
        (code, signature, separator) => {
          const text = withSignature(writeDeclarationCode(code), signature).replaceAll('~', separator);
          expect(referenceOfCodeText(text)).toBe(code.publicId);
          expect(referenceOfCodeText(` ${text.toLowerCase()}\n`)).toBe(code.publicId);
          expect(referenceOfCodeText(text.toUpperCase())).toBe(code.publicId);
        },
      ),
    );
  });

  it.each([
    'RF1',
    'RF1 Martin',
    'RF1~K7Q2MX9TE~x',
    'RF1~0000000000~x',
    'RF2~000000000~x',
    'RF1000000000',
    '',
  ])('is not made of « %s »', (text) => expect(referenceOfCodeText(text)).toBeNull());
});
