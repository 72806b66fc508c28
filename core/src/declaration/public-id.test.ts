import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeset, wordJoiner } from '../french/typeset';
import {
  examplePublicId,
  formatPublicId,
  normalisePublicIdText,
  parsePublicId,
  publicIdFromRandom,
} from './public-id';

const publicIds = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(publicIdFromRandom);
const position = fc.nat({ max: 8 });

function replaceAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}

describe('public id', () => {
  it('is nine characters in three groups, without the letters I, L, O, U', () => {
    fc.assert(fc.property(publicIds, (id) => /^([0-9A-HJKMNP-TV-Z]{3}-){2}[0-9A-HJKMNP-TV-Z]{3}$/.test(id)));
  });

  it('is said by an example that can be typed', () => {
    expect(parsePublicId(examplePublicId)).toEqual({ kind: 'valid', publicId: examplePublicId });
  });

  it('is read back as people write it', () => {
    fc.assert(
      fc.property(publicIds, (id) => {
        const typed = ` ${id.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
        expect(parsePublicId(typed)).toEqual({ kind: 'valid', publicId: id });
      }),
    );
  });

  it('is read back as it is copied from a sentence, with the joiners that nobody sees', () => {
    const shown = typeset('Déclaration K7Q-2MX-9T1').replace('Déclaration ', '');
    expect(shown).toContain(wordJoiner);
    expect(normalisePublicIdText(shown)).toBe('K7Q2MX9T1');
  });

  it('detects every single wrong character', () => {
    fc.assert(
      fc.property(
        publicIds,
        position,
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (id, at, other) => {
          const characters = id.replaceAll('-', '');
          fc.pre(characters[at] !== other);
          expect(parsePublicId(replaceAt(characters, at, other))).toEqual({ kind: 'faulty', fault: 'check' });
        },
      ),
    );
  });

  it('detects any two characters exchanged', () => {
    fc.assert(
      fc.property(publicIds, position, position, (id, first, second) => {
        const characters = id.replaceAll('-', '');
        const a = characters.charAt(first);
        const b = characters.charAt(second);
        fc.pre(a !== b);
        const exchanged = replaceAt(replaceAt(characters, first, b), second, a);
        expect(parsePublicId(exchanged)).toEqual({ kind: 'faulty', fault: 'check' });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 'length'],
    ['K7Q-2MX', 'length'],
    ['K7Q-2MX-9TDD', 'length'],
    ['K7Q-2MU-9TD', 'character'],
    ['K7Q-2M%-9TD', 'character'],
  ] as const)('refuses %j (%s)', (text, fault) => {
    expect(parsePublicId(text)).toEqual({ kind: 'faulty', fault });
  });

  it('refuses too few random bytes', () => {
    expect(() => publicIdFromRandom(new Uint8Array(7))).toThrow(RangeError);
  });
});

it('writes what is stored without hyphens as people write it, and refuses what is none', () => {
  expect(formatPublicId(examplePublicId.replaceAll('-', ''))).toBe(examplePublicId);
  expect(() => formatPublicId('K7Q2MX9TQ')).toThrow(TypeError);
});
