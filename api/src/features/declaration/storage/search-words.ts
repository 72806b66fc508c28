import { normalisePhoneNumber } from '@retour/contract';
import { parseFlightNumber } from '@retour/core';

/** Letters without accents nor case, ligatures spelled out: what a search compares. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd');
}

/** Code points of a word that are kept: a ligature may spell eighteen letters, and an index refuses words of 2 KB. */
const maxWordLength = 250;

function cut(word: string): string {
  return word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join('');
}

const separators = /[^\p{L}\p{N}]+/u;

function pieces(text: string): readonly string[] {
  return fold(text)
    .split(separators)
    .filter((piece) => piece !== '')
    .map(cut);
}

/** A compound written as one word: O’Connor is also found by « oconnor », Jean-Pierre by « jeanpierre ». */
function compounds(text: string): readonly string[] {
  return text.split(/\s+/).map((word) => cut(pieces(word).join('')));
}

/** A flight and a telephone number are words that no name can begin, and found whole only. */
function flightWord(text: string): string | null {
  const flight = parseFlightNumber(text);
  return flight === null ? null : `flight:${flight}.`;
}

function phoneWord(text: string): string | null {
  const phone = normalisePhoneNumber(text);
  return phone === null ? null : `phone:${phone}.`;
}

/** What a declaration is found by. */
export interface Searched {
  /** Names and e-mail address. */
  readonly texts: readonly (string | undefined)[];
  readonly flight?: string | undefined;
  readonly phone?: string | undefined;
}

/** Words by which a declarant is found. */
export function searchWords({ texts, flight = '', phone = '' }: Searched): readonly string[] {
  const words = texts.flatMap((text) => (text === undefined ? [] : [...pieces(text), ...compounds(text)]));
  const whole = [flightWord(flight), phoneWord(phone)].filter((word) => word !== null);
  // « Yıldız » is « YILDIZ » on a French keyboard.
  const dotted = words.map((word) => word.replaceAll('ı', 'i'));
  return [...new Set([...words, ...dotted, ...whole])].filter((word) => word !== '');
}

/** What is typed in a search: a flight, a telephone number, or beginnings of words, each once. */
export function askedWords(text: string): readonly string[] {
  const whole = flightWord(text) ?? phoneWord(text);
  return whole === null ? [...new Set(pieces(text))] : [whole];
}

/** The same letters, whatever their accents and their case; empty where there are none. */
export function comparedText(text: string): string {
  return pieces(text).join(' ');
}

/** Two letters that stand for one in the line that machines read of a passport, as one: « mueller » for Müller. Of folded letters. */
export function foldDigraphs(letters: string): string {
  return letters.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a');
}

/** The same with two letters for one, as that line spells them: « Mueller » for Müller. */
function unfoldDigraphs(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/([aou])\u0308/g, '$1e')
    .replaceAll('a\u030A', 'aa')
    .replaceAll('ø', 'oe');
}

function anyOf(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `'${word}'`).join(' | ');
}

/** Names, an e-mail address and a telephone number, as they are stored. */
export interface Reached {
  readonly names: readonly string[];
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** A PostgreSQL tsquery: whoever has this address or this number, and bears one word at least of these names; null where nobody can. */
export function contactQuery({ names, email, phone }: Reached): string | null {
  const known = [...compounds(email ?? ''), phoneWord(phone ?? '') ?? ''].filter((word) => word !== '');
  const words = searchWords({ texts: [...names, ...names.map(unfoldDigraphs)] });
  const written = [...words, ...words.map(foldDigraphs)];
  return known.length === 0 || written.length === 0 ? null : `(${anyOf(known)}) & (${anyOf(written)})`;
}

/** A PostgreSQL tsquery: every one of these begins a word of the declarant. */
export function beginningsQuery(asked: readonly string[]): string {
  // « Yıldız » finds « YILDIZ » too, and what was stored before both were.
  return asked
    .map((piece) =>
      [...new Set([piece, piece.replaceAll('ı', 'i')])].map((word) => `'${word}':*`).join(' | '),
    )
    .map((either) => (either.includes('|') ? `(${either})` : either))
    .join(' & ');
}
