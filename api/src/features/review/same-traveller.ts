import type { RelatedDeclaration } from '@retour/contract';
import { comparedText, foldDigraphs } from '../declaration/storage/search-words';

/** Who declares, as they are told from others. */
export interface Person {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Where letters reach them; empty where nobody said so. */
  readonly address: PostalAddress;
}

export interface PostalAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && comparedText(one) === comparedText(other);
}

function lettersOf(name: string): string {
  return comparedText(name).replaceAll('ı', 'i').replaceAll('þ', 'th').replaceAll('ð', 'd');
}

function wordsOf(name: string): readonly string[] {
  return lettersOf(name)
    .split(' ')
    .filter((word) => word !== '')
    .map(foldDigraphs);
}

/** Names as one word, as passports spell them for machines. */
function joined(...names: readonly string[]): string {
  return foldDigraphs(names.map((name) => lettersOf(name).replaceAll(' ', '')).join(''));
}

/** Whether a text is some of these words, in their order, written as one. */
function spells(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const word of words) {
    for (const at of [...reached]) {
      if (text.startsWith(word, at)) reached.add(at + word.length);
    }
  }
  return reached.has(text.length);
}

function isPartOf(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  return words.length > 0 && (words.every((word) => others.includes(word)) || spells(joined(one), others));
}

/** Whether two last names, or two first names, may be one's: the same but for how they are written, or a part of the other. */
function mayBeOne(one: string, other: string): boolean {
  return joined(one) === joined(other) || isPartOf(one, other) || isPartOf(other, one);
}

/** Names may have changed places: an agent or a traveller types the one for the other. */
function bearCloseNames(one: Person, other: Person): boolean {
  return (
    (mayBeOne(one.lastName, other.lastName) && mayBeOne(one.firstName, other.firstName)) ||
    (mayBeOne(one.lastName, other.firstName) && mayBeOne(one.firstName, other.lastName))
  );
}

/** All of their names in one order or the other, whatever of them stands in which field. */
function bearSameNames(one: Person, other: Person): boolean {
  const known = joined(one.lastName, one.firstName);
  return (
    known === joined(other.lastName, other.firstName) || known === joined(other.firstName, other.lastName)
  );
}

/**
 * How much two declarants look like one; null when they do not. Who shares an address or a telephone may have left out a part of their
 * names; somebody of their family shares it too, under another first name.
 */
export function likenessOf(one: Person, other: Person): RelatedDeclaration['likeness'] | null {
  const sharesContact = isSame(one.email, other.email) || isSame(one.phone, other.phone);
  const isNamedAlike = bearSameNames(one, other);
  if (sharesContact) return isNamedAlike || bearCloseNames(one, other) ? 'name-and-contact' : null;
  return isNamedAlike ? 'name' : null;
}

function writtenAlike({ street, postalCode, city, country }: PostalAddress): string {
  const code = comparedText(postalCode).replaceAll(' ', '');
  return [comparedText(street), code, comparedText(city), country].join('/');
}

/** Whether letters reach both at one place: a father and his son may bear one name there. Abbreviations are not spelled out. */
export function liveTogether({ address: one }: Person, { address: other }: Person): boolean {
  return comparedText(one.street) !== '' && writtenAlike(one) === writtenAlike(other);
}
