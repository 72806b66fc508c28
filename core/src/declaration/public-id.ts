/**
 * Public reference of a declaration: eight random characters of Crockford's base32 and a check character,
 * written in three groups (`K7Q-2MX-9TP`). Short enough to be dictated at a counter.
 *
 * The check character is the weighted sum of the eight others in the field of 32 elements, each position with its own
 * weight: one wrong character, or any two characters exchanged, is always detected.
 */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const payloadLength = 8;
const groupLength = 3;

/** A reference as people write one, for what asks for it: it can be typed as it stands. */
export const examplePublicId = 'K7Q-2MX-9TP';

/** x^5 + x^2 + 1, which generates all the 31 non-zero elements of the field. */
const fieldPolynomial = 0b100101;

function timesGenerator(element: number): number {
  const shifted = element << 1;
  return shifted & 0b100000 ? shifted ^ fieldPolynomial : shifted;
}

function checkDigit(payload: readonly number[]): number {
  return payload.reduce((sum, digit) => timesGenerator(sum ^ digit), 0);
}

function format(digits: readonly number[]): string {
  const characters = digits.map((digit) => alphabet.charAt(digit)).join('');
  const groups = [];
  for (let start = 0; start < characters.length; start += groupLength) {
    groups.push(characters.slice(start, start + groupLength));
  }
  return groups.join('-');
}

/** Makes a public id out of 8 random bytes, of which it uses 5 bits each. */
export function publicIdFromRandom(randomBytes: Uint8Array): string {
  if (randomBytes.length < payloadLength) {
    throw new RangeError(`a public id needs ${payloadLength} random bytes`);
  }
  const payload = Array.from(randomBytes.subarray(0, payloadLength), (byte) => byte & 0b11111);
  return format([...payload, checkDigit(payload)]);
}

/** Why a text is not a public id: a wrong length, a character that is none of ours, or a typo. */
export type PublicIdFault = 'length' | 'character' | 'check';

export type ParsedPublicId =
  | { readonly kind: 'valid'; readonly publicId: string }
  | { readonly kind: 'faulty'; readonly fault: PublicIdFault };

/**
 * The characters of a reference as people write them: any case, hyphens, spaces, dots or what cannot be seen
 * anywhere, O for 0, I or L for 1. Serves a search by prefix too, where the check character is not there yet.
 */
export function normalisePublicIdText(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.\-‐-―\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Reads a public id as a person typed it and gives it back in its canonical form. */
export function parsePublicId(text: string): ParsedPublicId {
  const characters = normalisePublicIdText(text);
  if (characters.length !== payloadLength + 1) return { kind: 'faulty', fault: 'length' };
  const digits = Array.from(characters, (character) => alphabet.indexOf(character));
  if (digits.includes(-1)) return { kind: 'faulty', fault: 'character' };
  if (checkDigit(digits.slice(0, payloadLength)) !== digits[payloadLength]) {
    return { kind: 'faulty', fault: 'check' };
  }
  return { kind: 'valid', publicId: format(digits) };
}

/** A public id as it is stored, without hyphens, in its canonical form; throws on what is none. */
export function formatPublicId(stored: string): string {
  const parsed = parsePublicId(stored);
  if (parsed.kind === 'faulty') throw new TypeError('a stored public id is faulty');
  return parsed.publicId;
}
