import { phrase } from '@retour/core';
import { ProblemError } from '../../../../platform/http/problem-error';
import { commonParts, contextParts, knownRows } from './common-parts';

/** Whose password it is to be: what others know of them cannot protect them. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What has to be left of a password once everything that can be guessed is taken out. */
const minLeftLength = 8;
const minDistinct = 6;
const minPartLength = 3;
const minRowLength = 4;

const drawnAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters alone, digits and signs read as the letters that they are drawn for. */
function plainLetters(text: string): string {
  return withoutAccents(text)
    .replace(/[013457@$€!]/g, (sign) => drawnAs[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function rowsOf(text: string): readonly string[] {
  const both = knownRows.flatMap((row) => [row, [...row].reverse().join('')]);
  const found: string[] = [];
  for (let from = 0; from < text.length; from += 1) {
    let length = minRowLength - 1;
    while (
      both.some((row) => row.includes(text.slice(from, from + length + 1))) &&
      from + length < text.length
    ) {
      length += 1;
    }
    if (length >= minRowLength) found.push(text.slice(from, from + length));
  }
  return found;
}

function without(text: string, parts: readonly string[]): string {
  const byLengthDescending = [...parts].sort((a, b) => b.length - a.length);
  return byLengthDescending.reduce((left, part) => left.replaceAll(part, ' '), text).replaceAll(' ', '');
}

/** A text that is one piece again and again, as that piece. */
function unrepeated(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at === -1 ? text.length : at);
}

function partsOf({ email, firstName, lastName }: PasswordOwner): readonly string[] {
  return [
    email,
    ...email.split(/[^\p{L}\p{N}]+/u),
    firstName,
    lastName,
    ...firstName.split(/[ -]/),
    ...lastName.split(/[ -]/),
  ]
    .map(plainLetters)
    .filter((part) => part.length >= minPartLength);
}

/** What is left of a way to read a password once its guessable parts, years and repetitions are taken out. */
function leftOf(reading: string, parts: readonly string[]): string {
  const once = unrepeated(reading);
  const left = without(once, [...parts, ...rowsOf(once)]).replace(/(.)\1+/gu, '$1');
  return unrepeated(left).replace(/(?:19|20)\d\d/g, '');
}

/** Whether a password of a right length would be among the first to be tried. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const normal = password.normalize('NFKC');
  if (new Set(normal).size < minDistinct) return true;
  const parts = [...commonParts, ...contextParts, ...partsOf(owner)];
  const digits = withoutAccents(normal).replace(/[^\p{L}\p{N}]/gu, '');
  // Scripts without letters that we know of (or signs alone) have nothing to take out.
  if (digits === '') return false;
  return [digits, plainLetters(normal)].some((reading) => [...leftOf(reading, parts)].length < minLeftLength);
}

/** Throws a 422 that says what to choose instead, at the field of that name. */
export function refuseGuessable(
  password: string,
  owner: PasswordOwner,
  path: 'password' | 'newPassword',
): void {
  if (!isGuessable(password, owner)) return;
  const message = phrase`Ce mot de passe est trop facile à deviner : il est fait de mots trop courants, de votre nom ou de suites. Choisissez par exemple quatre mots sans rapport entre eux.`;
  throw new ProblemError(
    { code: 'password-refused', status: 422, title: 'Mot de passe trop facile à deviner', detail: message },
    { errors: [{ path, code: 'password-refused', message }] },
  );
}
