import { measureSymbol } from '../french/measure-words';

/**
 * Letters of Greek and Cyrillic drawn as one letter of French: those in use of Unicode’s confusables.txt (UTS #39), and
 * those that it holds for small capitals or compounds, which are French letters for who reads: « в к м н т », « ё », « ї ».
 */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs(
    'АаВвСсԀԁЕеЁёҺһНнІіЇїЈјКкМмОоРрԚԛЅѕТтѴѵԜԝХхУуҮү',
    'AaBbCcDdEeËëHhHhIiÏïJjKkMmOoPpQqSsTtVvWwXxYyYy',
  ),
  ...pairs('ЬьгѡҽӀӏԌ', 'bbrweIlG'),
  ...pairs('ΑαΒΕΗΙιΚΜΝΟοΡρΤΥυΧ', 'AaBEHIiKMNOoPpTYuX'),
  ...pairs('ΖγνσςͿϳϜϺ', 'ZyvocJjFM'),
};

function pairs(drawn: string, read: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...drawn].map((letter, index) => [letter, read[index] ?? letter]));
}

const otherLetters = /[\p{Script=Greek}\p{Script=Cyrillic}]/gu;
const latinLetter = /\p{Script=Latin}/u;

/** A word of two alphabets is of the one that its look-alikes are taken for; a word of one alphabet is left as it is. */
function inOneAlphabet(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    latinLetter.test(word) ? word.replace(otherLetters, (letter) => lookAlikes[letter] ?? letter) : word,
  );
}

/** Three letters or more, each by itself: « c o c a i n e », « T.H.C. ». */
const spelledWord = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[^\p{L}\p{M}\p{N}]{1,3}\p{L}(?![\p{L}\p{M}\p{N}])){2,}/gu;

const notLetters = /\P{L}+/gu;

const digit = /\d/;

/** Between a number and a word or a unit; « C4 », « AK47 » and « 3D » stay whole. */
const gluedNumber = new RegExp(
  `(?<=\\d)(?=\\p{L}{3}|(?:${measureSymbol}|k|ct)(?![\\p{L}\\p{M}\\p{N}]))|(?<=\\p{L}{3})(?=\\d)`,
  'gu',
);

/** « 2 l » : « l » alone is an article. */
const litres = /(?<=\d *)l(?![\p{L}\p{M}\p{N}'’])/gu;

/** Everyday French, which needs no look at alphabets, widths or what cannot be seen. */
const everyday = /^[\x20-\x7e\xc0-\xff’€]*$/;

/** Where a letter by itself may follow another. */
const twoLetters = /(?:^|[^a-z\d])[a-z][^a-z\d]{1,3}[a-z](?:[^a-z\d]|$)/i;

/** One character each for a whole blessing, in up to eighteen letters; they name no good. */
const blessings = /[\uFDFA\uFDFB]/g;

/**
 * As it is read: full-width and circled letters are letters, what cannot be seen cuts no word, look-alikes of two
 * alphabets and letters written one by one make a word, and a number glued to a word is apart from it.
 */
export function asRead(name: string): string {
  const isEveryday = everyday.test(name);
  const seen = isEveryday
    ? name
    : name
        .replace(blessings, ' ')
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const whole =
    isEveryday && !twoLetters.test(seen)
      ? seen
      : seen.replace(spelledWord, (letters) => letters.replace(notLetters, ''));
  const read = (isEveryday ? whole : inOneAlphabet(whole)).toLowerCase();
  return digit.test(read) ? read.replace(gluedNumber, ' ').replace(litres, 'litre') : read;
}
