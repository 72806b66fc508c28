import type { Declaration } from '@retour/contract';
import { foldText } from '@retour/core';

/** The letters that people write for one: with its accents, in both cases. Not every collation knows the capitals of « é ». */
const writings = new Map<string, string>();
for (let code = 0x41; code <= 0x24f; code += 1) {
  const letter = String.fromCodePoint(code);
  const folded = /\p{L}/u.test(letter) ? foldText(letter) : '';
  if (folded.length === 1) writings.set(folded, (writings.get(folded) ?? '') + letter);
}

/** Letters that are one in some writings and two in others. */
const ligatures: readonly (readonly [string, string])[] = [
  ['oe', 'œŒ'],
  ['ae', 'æÆ'],
  ['ss', 'ß'],
];

function letterPattern(letter: string): string {
  const known = writings.get(letter);
  if (known !== undefined) return `[${known}]`;
  const capital = letter.toUpperCase();
  return letter === capital || capital.length !== letter.length ? letter : `[${letter}${capital}]`;
}

function wordPattern(word: string): string {
  let pattern = '';
  for (let rest = word; rest !== ''; ) {
    const ligature = ligatures.find(([pair]) => rest.startsWith(pair));
    const [letter = ''] = [...rest];
    pattern +=
      ligature === undefined
        ? letterPattern(letter)
        : `(?:${[...ligature[0]].map(letterPattern).join('')}|[${ligature[1]}])`;
    rest = rest.slice(ligature === undefined ? letter.length : ligature[0].length);
  }
  return pattern;
}

const nothingElse = ['(?<![[:alnum:]])', '(?![[:alnum:]])'] as const;
const gap = '[^[:alnum:]]*';
/** Below, two words run together are another word: « L A » is no « la ». */
const tellingLetters = 3;

/** A name as a text may hold it: whole words, whatever stands between them, with any accents or none; null without a word. */
function namePattern(name: string): string | null {
  const words = foldText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const written = words.map((word, index) => {
    const last = words[index - 1];
    const isTelling = Math.min(word.length, last?.length ?? 0) >= tellingLetters;
    return `${last === undefined ? '' : isTelling ? gap : '[^[:alnum:]]+'}${wordPattern(word)}`;
  });
  return written.length === 0 ? null : nothingElse.join(written.join(''));
}

/** An address as it is, in both cases: read as words, « la@douchette.est » would be a sentence. */
function addressPattern(mail: string): string {
  const signs = [...mail.toLowerCase()].map((sign) =>
    /\p{L}/u.test(sign) ? letterPattern(sign) : sign.replace(/[^\p{N}]/u, '\\$&'),
  );
  return nothingElse.join(signs.join(''));
}

/** Figures in any spacing, from any country: « 06 12… », « +33 6 12… », « 0033 (0) 6 12… ». */
function phonePattern(phone: string): string {
  const french = /^\+33(?<own>\d{9})$/.exec(phone)?.groups?.own;
  const spaced = (figures: string): string => [...figures].join(gap);
  const start = '(?:\\+|00)?';
  const own =
    french === undefined
      ? `${start}${gap}${spaced(phone.replace(/\D/gu, ''))}`
      : `(?:0|${start}${gap}3${gap}3${gap}0?)${gap}${spaced(french)}`;
  return `(?<![[:alnum:]])${own}(?![[:alnum:]])`;
}

/** How agents may have named a declaration, or its person, in what they typed elsewhere: regular expressions of the database. */
export interface TypedNames {
  /** Surname and first name, in both orders: words of everybody, for some; null without two of them. */
  readonly person: string | null;
  /** The reference, the e-mail address, the telephone: nobody else's. */
  readonly contact: string;
}

export function typedNames(declaration: Declaration): TypedNames {
  const { publicId, declarantFirstName: first, declarantLastName: last } = declaration;
  const { declarantEmail: mail, declarantPhoneNumber: phone } = declaration;
  const orders = first !== '' && last !== '' ? [`${first} ${last}`, `${last} ${first}`] : [];
  const people = orders.flatMap((name) => namePattern(name) ?? []);
  return {
    person: people.length === 0 ? null : people.join('|'),
    contact: [
      namePattern(publicId),
      mail === undefined ? null : addressPattern(mail),
      phone === undefined ? null : phonePattern(phone),
    ]
      .filter((pattern) => pattern !== null)
      .join('|'),
  };
}
