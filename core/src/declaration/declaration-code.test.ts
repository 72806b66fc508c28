import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url';
import {
  asciiBytes,
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

describe('one declaration has one code', () => {
  const code: DeclarationCode = {
    publicId: publicIdFromRandom(new Uint8Array(8).fill(20)),
    declarationId: '0190b6a1-7c3e-7f00-8a1b-0123456789ab',
    version: 12,
    edition: '2026-11+2026.1',
    total: 12_345,
    totalIsMinimum: false,
    keyId: 'a1B2_-c3',
  };
  const signature = new Uint8Array(64).fill(7);
  const text = withSignature(writeDeclarationCode(code), signature);
  const parts = text.split('~');
  const withPart = (at: number, part: string): string => parts.with(at, part).join('~');
  const id = parts[2] ?? '';

  it('whose signature covers all that stands before it', () => {
    const read = readDeclarationCode(` ${text}\n`);
    expect(read).toEqual({ code, signature, signedBytes: asciiBytes(writeDeclarationCode(code)) });
    expect(new TextDecoder().decode(read?.signedBytes)).toBe(writeDeclarationCode(code));
  });

  it.each([
    ['of another format', withPart(0, 'RF2')],
    ['with a part more', `${text}~`],
    ['with a part less', parts.slice(0, -1).join('~')],
    ['with a reference in lower case', withPart(1, (parts[1] ?? '').toLowerCase())],
    ['with a slip in its reference', withPart(1, '11111111Z')],
    ['with a shorter id', withPart(2, id.slice(0, -2))],
    ['with a longer id', withPart(2, `${id}AAAA`)],
    ['without an id', withPart(2, '')],
    ['of version 012', withPart(3, '012')],
    ['of version 1e1', withPart(3, '1e1')],
    ['of version 12 and a space', withPart(3, '12 ')],
    ['of no version', withPart(3, '')],
    ['of an edition with a space', withPart(4, '2026 11')],
    ['of an edition that ends with one', withPart(4, '2026-11 ')],
    ['of no edition', withPart(4, '')],
    ['of an edition of 41 signs', withPart(4, 'x'.repeat(41))],
    ['of a negative total', withPart(5, '-1')],
    ['of a total with cents', withPart(5, '123.45')],
    ['of a total beyond integers', withPart(5, '9999999999999999')],
    ['of a total twice a minimum', withPart(5, '12345++')],
    ['of a key of 17 signs', withPart(6, 'a'.repeat(17))],
    ['of a key with another sign', withPart(6, 'a.b')],
    ['of no key', withPart(6, '')],
    ['with a shorter signature', withPart(7, toBase64url(signature.slice(1)))],
    ['with a longer signature', withPart(7, toBase64url(new Uint8Array(65)))],
    ['with another writing of its signature', withPart(7, `${parts[7]}=`)],
    ['without a signature', withPart(7, '')],
  ])('and none %s', (_, altered) => expect(readDeclarationCode(altered)).toBeNull());

  it('of 40 signs for an edition, 16 for a key, and « + » for a minimum', () => {
    const long = { ...code, edition: 'x'.repeat(40), keyId: 'k'.repeat(16), totalIsMinimum: true };
    expect(readDeclarationCode(withSignature(writeDeclarationCode(long), signature))?.code).toEqual(long);
    expect(readDeclarationCode(withPart(5, '12345+'))?.code).toEqual({ ...code, totalIsMinimum: true });
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
