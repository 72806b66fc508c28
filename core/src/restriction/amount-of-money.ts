import { foldText, singular } from '../french/fold-text';
import { currencySign, type RestrictedWords } from '../goods/restricted-words';
import { asRead } from './as-read';

/** What says how many, before or between numbers. */
const numerals = new Set(
  'k m mille cent million millier milliard un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante'.split(
    ' ',
  ),
);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(singular));

/** Money, whether or not it is counted: « l’argent de ma mère ». */
const moneyNames = wordsOf('argent cash liquide economies');

/** What holds or makes up a sum, and what joins its words. */
const moneyWords: ReadonlySet<string> = new Set([
  ...moneyNames,
  ...wordsOf(
    'billet coupure piece liasse enveloppe cheque especes somme montant heritage environ en de des d du une la l les mon ma mes my avec et dans soit',
  ),
]);

/** Whose a sum is, or what it comes from. */
const reasons = wordsOf(
  'fils fille pere mere papa frere soeur famille femme mari ami cousin heritage economies salaire son mother family',
);

/** What is done with a sum: whatever follows, « pour acheter une voiture » is money. */
const uses = wordsOf('acheter payer vente');

/** What joins the words of a reason. */
const reasonWords = wordsOf('pour a au sa grand for');

interface Currencies {
  readonly names: ReadonlySet<string>;
  readonly firstWords: ReadonlySet<string>;
}

const known = new WeakMap<RestrictedWords, Currencies>();

const writtenWord = /[\p{L}\p{M}]+|\p{N}+|\p{Sc}/u;
const writtenWords = new RegExp(writtenWord, 'gu');

const wordOf = (written: string): string => singular(foldText(written));

function written(text: string): readonly string[] {
  return (asRead(text).match(writtenWords) ?? []).map(wordOf);
}

function currenciesOf(words: RestrictedWords): Currencies {
  const found = known.get(words);
  if (found !== undefined) return found;
  const own = (words.goods.cash ?? []).filter((text) => text.startsWith(currencySign));
  const names = own.map((text) => written(text.slice(currencySign.length)));
  const currencies = {
    names: new Set(names.map((name) => name.join(' '))),
    firstWords: new Set(names.map(([first = '']) => first)),
  };
  known.set(words, currencies);
  return currencies;
}

/** « Dirham des Émirats arabes unis » is the longest name. */
const maxWords = 5;

const isNumber = (word: string | undefined): boolean =>
  word !== undefined && (/^\d+$/.test(word) || numerals.has(word));

/** How many words name a currency from here on. */
function currencyAt(name: readonly string[], start: number, currencies: Currencies): number {
  if (!currencies.firstWords.has(name[start] ?? '')) return 0;
  for (let count = maxWords; count > 0; count -= 1) {
    const own = name.slice(start, start + count);
    if (own.length === count && currencies.names.has(own.join(' '))) return count;
  }
  return 0;
}

/** Whether what follows a sum only says whose it is, what it comes from or what it is for. */
function isReason(words: readonly string[], currencies: Currencies): boolean {
  const use = words.findIndex((word) => uses.has(word));
  const before = use === -1 ? words : words.slice(0, use);
  const isJoined = (word: string): boolean =>
    isNumber(word) || currencies.names.has(word) || moneyWords.has(word) || reasonWords.has(word);
  return (
    before.every((word) => reasons.has(word) || isJoined(word)) &&
    (use !== -1 || before.some((word) => reasons.has(word)))
  );
}

/** Whether a name tells a sum, or why it is carried: « 500 € », « 12 000 € pour mon fils », not « parfum 80 $ ». */
export function isAmountOfMoney(text: string, words: RestrictedWords): boolean {
  const currencies = currenciesOf(words);
  const first = wordOf(writtenWord.exec(asRead(text))?.[0] ?? '');
  // Most names begin with what is bought.
  if (!isNumber(first) && !moneyWords.has(first) && !currencies.firstWords.has(first)) return false;
  const name = written(text);
  let isSum = false;
  for (let start = 0; start < name.length; ) {
    const word = name[start] ?? '';
    const length = currencyAt(name, start, currencies);
    if (length === 0 && !isNumber(word) && !moneyWords.has(word)) {
      const isMoney = isSum || name.slice(0, start).some((before) => moneyNames.has(before));
      return isMoney && isReason(name.slice(start), currencies);
    }
    const before = name[start - 1];
    const counted = before === 'd' || before === 'de' ? name[start - 2] : before;
    // « € 500 », « USD 500 »: a sign or a code may come first.
    if (length > 0 && (isNumber(counted) || (word.length <= 3 && isNumber(name[start + length]))))
      isSum = true;
    start += Math.max(1, length);
  }
  return isSum;
}

/** Whether every word of a name is of money: « chèques », « dollars », « enveloppe avec des billets ». */
export function isOfMoneyWords(text: string, words: RestrictedWords): boolean {
  // A picture has no word, and may be of a watch.
  if (/\p{Extended_Pictographic}/u.test(text)) return false;
  const currencies = currenciesOf(words);
  const name = written(text);
  for (let start = 0; start < name.length; ) {
    const word = name[start] ?? '';
    const length = currencyAt(name, start, currencies);
    if (length === 0 && !isNumber(word) && !moneyWords.has(word)) return false;
    start += Math.max(1, length);
  }
  return true;
}
