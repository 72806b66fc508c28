import { publicIdFromRandom } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { referenceText } from '../text/codes-text';
import { checkReference } from './check-reference';

/** Every character of it is a 0 or a 1, which people write O, I or L. */
const binary = publicIdFromRandom(Uint8Array.from([0, 1, 0, 1, 1, 0, 0, 1]));
const reference = publicIdFromRandom(Uint8Array.from([19, 7, 23, 2, 20, 29, 9, 26]));

describe('a typed reference', () => {
  it.each([
    reference,
    reference.replaceAll('-', ''),
    reference.toLowerCase(),
    ` ${reference.replaceAll('-', ' ')} `,
    reference.replaceAll('-', '\u2011'),
  ])('is recognised as « %s »', (typed) => {
    expect(checkReference(typed)).toEqual({ kind: 'reference', reference });
  });

  it('takes O for 0, I and L for 1', () => {
    const written = binary.replaceAll('0', 'o').replace('1', 'l').replaceAll('1', 'I');
    expect(checkReference(written)).toEqual({ kind: 'reference', reference: binary });
  });

  it('is not judged before it is whole', () => {
    expect(checkReference('')).toEqual({ kind: 'nothing' });
    for (let length = 1; length < 11; length += 1) {
      expect(checkReference(reference.slice(0, length))).toEqual({ kind: 'searched' });
    }
  });

  it.each(['AF 123', '06 12 34 56 78', '+44 20 7946 0958', 'Durand', 'Fernandez', 'zoe@exemple.fr'])(
    'leaves « %s » to the list, which finds more than references',
    (typed) => expect(checkReference(typed)).toEqual({ kind: 'searched' }),
  );

  it('is refused at once when a character is wrong, too many, or impossible', () => {
    const last = reference.at(-1) === '7' ? '8' : '7';
    const cases = [
      [reference.slice(0, -1) + last, referenceText.check],
      [`${reference}2`, referenceText.length],
      [`${reference.slice(0, -1)}U`, referenceText.character],
    ] as const;
    for (const [typed, message] of cases) expect(checkReference(typed)).toEqual({ kind: 'faulty', message });
  });

  it('may be the whole text of a code, pasted', () => {
    const payload = reference.replaceAll('-', '');
    for (const text of [`RF1~${payload}~x`, `rf1~${payload.toLowerCase()}~x`, `RF1˜${payload}˜x`]) {
      expect(checkReference(` ${text} `)).toEqual({ kind: 'code', text, reference });
    }
  });
});
