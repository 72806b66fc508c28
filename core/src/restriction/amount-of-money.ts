import { foldText, singular } from '../french/fold-text';
import { currencySign, type RestrictedWords } from '../goods/restricted-words';
import { asRead } from './phrase-index';

/** What says how many, before or between numbers. */
const numerals = new Set(
  'k m mille cent million millier milliard un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante'.split(
    ' ',
  ),
);

/** What holds or makes up a sum, and what joins its words. */
const moneyWords = new Set(
  'billet coupure piece liasse enveloppe cheque espece liquide cash argent somme montant environ en de d du une la l les avec et dans soit'.split(
    ' ',
  ),
);

type Currencies = ReadonlySet<string>;

const known = new WeakMap<RestrictedWords, Currencies>();

function written(text: string): readonly string[] {
  return [...asRead(text).matchAll(/[\p{L}\p{M}]+|\p{N}+|\p{Sc}/gu)].map(([word]) =>
    singular(foldText(word)),
  );
}

function currenciesOf(words: RestrictedWords): Currencies {
  const found = known.get(words);
  if (found !== undefined) return found;
  const own = (words.goods.cash ?? []).filter((text) => text.startsWith(currencySign));
  const currencies = new Set(own.map((text) => written(text.slice(currencySign.length)).join(' ')));
  known.set(words, currencies);
  return currencies;
}

/** « Dirham des Émirats arabes unis » is the longest name. */
const maxWords = 5;

const isNumber = (word: string | undefined): boolean =>
  word !== undefined && (/^\d+$/.test(word) || numerals.has(word));

/** How many words name a currency from here on. */
function currencyAt(name: readonly string[], start: number, currencies: Currencies): number {
  for (let count = maxWords; count > 0; count -= 1) {
    const own = name.slice(start, start + count);
    if (own.length === count && currencies.has(own.join(' '))) return count;
  }
  return 0;
}

/** Whether a name tells a sum and nothing else: « 500 € » and « enveloppe de 12 000 € », not « parfum 80 $ ». */
export function isAmountOfMoney(text: string, words: RestrictedWords): boolean {
  const name = written(text);
  const currencies = currenciesOf(words);
  let isSum = false;
  for (let start = 0; start < name.length; ) {
    const word = name[start] ?? '';
    const length = currencyAt(name, start, currencies);
    if (length === 0 && !isNumber(word) && !moneyWords.has(word)) return false;
    const before = name[start - 1];
    const counted = before === 'd' || before === 'de' ? name[start - 2] : before;
    // « € 500 », « USD 500 »: a sign or a code may come first.
    if (length > 0 && (isNumber(counted) || (word.length <= 3 && isNumber(name[start + length]))))
      isSum = true;
    start += Math.max(1, length);
  }
  return isSum;
}
