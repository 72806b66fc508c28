import type { Product } from '../../core/src/goods/product';
import { isDrink } from '../../core/src/goods/quantity-class';
import { restrictedGoodIds } from '../../core/src/goods/restricted-good-id';
import { contextPlaces, currencySign, type RestrictedWords } from '../../core/src/goods/restricted-words';
import type { Currency } from '../../core/src/regulation/currency';
import { restrictedGoodsNamed } from '../../core/src/restriction/name-restrictions';
import { nameWords } from '../../core/src/restriction/name-words';
import { indexPhrases, knownWord } from '../../core/src/restriction/phrase-index';
import { readPhrases, wholeOf } from '../../core/src/restriction/read-phrases';
import { ImportError } from './import-error';

/**
 * One phrase for each form and name, which stands at the form's `*`: « façon Cartier », « Cartier du marché »; harmless ones where no good
 * is named: « scooter helmet ».
 */
interface PhraseSeries {
  readonly good: string | null;
  readonly forms: readonly string[];
  readonly names: readonly string[];
}

/** core/data/restricted-words.json as it is maintained. */
export interface RestrictedWordsFile extends Omit<RestrictedWords, 'contexts' | 'vague' | 'parts'> {
  readonly vague: readonly string[];
  readonly parts: readonly string[];
  /** Words of the catalogue's tobacco and alcohol that mean something else as well, and name neither alone. */
  readonly homonyms: readonly string[];
  readonly series: readonly PhraseSeries[];
  readonly contexts: readonly {
    readonly place: string;
    readonly excludes: readonly string[];
    readonly words: readonly string[];
    readonly shown?: readonly string[];
  }[];
}

const file = 'restricted-words.json';

function checkGoods(ids: readonly string[]): void {
  const unknown = ids.find((id) => !restrictedGoodIds.some((known) => known === id));
  if (unknown !== undefined) throw new ImportError(`${file} : « ${unknown} » est inconnu`);
}

type TaxedGood = 'alcohol' | 'tobacco';

/** What a product, or each one of a group, is taxed as by its quantity. */
function taxedAs({ amountProduct, subProducts }: Product): TaxedGood | null {
  if (amountProduct !== null) return isDrink(amountProduct) ? 'alcohol' : 'tobacco';
  const [first = null, ...others] = subProducts.map(taxedAs);
  return others.every((other) => other === first) ? first : null;
}

/**
 * Words of products that nothing restricts, one typo away from a restricted one: « magnet » is no « magret ». « Tequilla » is tequila as its
 * product is.
 */
function lookAlikes(words: RestrictedWords, products: readonly Product[]): readonly string[] {
  const index = wholeOf(indexPhrases(wholeOf(readPhrases(words))));
  const visit = (product: Product): readonly string[] => {
    const { name, relatedWords, restrictedGood, subProducts } = product;
    const taxed = taxedAs(product);
    const own = (restrictedGood === null ? [name, ...relatedWords] : [])
      .flatMap((text) => nameWords(text).map(({ stem }) => stem))
      .filter((stem) => knownWord(index, stem) !== stem)
      .filter((stem) => taxed === null || !restrictedGoodsNamed(stem, words).includes(taxed));
    return [...own, ...subProducts.flatMap(visit)];
  };
  return [...new Set(products.flatMap(visit))].sort();
}

/** What the catalogue calls its tobacco and alcohol, mostly brands; a word that is written by hand stands only where it says. */
function namesOfTaxed(
  good: TaxedGood,
  words: RestrictedWords,
  homonyms: readonly string[],
  products: readonly Product[],
): readonly string[] {
  const known = new Set([
    ...homonyms,
    ...(words.goods[good] ?? []).map((text) => text.replace(/^[\^$+=!~@]/, '')),
  ]);
  const visit = (product: Product): readonly string[] => [
    ...(taxedAs(product) === good ? product.relatedWords : []),
    ...product.subProducts.flatMap(visit),
  ];
  return [...new Set(products.flatMap(visit))].filter(
    (word) => !known.has(word) && !restrictedGoodsNamed(word, words).includes(good),
  );
}

/** Common words first: a « livre » is a book as often as a pound. */
const unsaidAlone = new Set(['livre', 'nouveau', 'or']);

/** What a currency is called: its whole name, the word that most people say, its code and its sign. */
function currencyWords({ id, name, symbol }: Currency): readonly string[] {
  const whole = name.replace(/ \(.*\)$/, '');
  const usualName = whole.split(' ')[0] ?? whole;
  const names = [whole, ...(unsaidAlone.has(usualName) ? [] : [usualName]), id.toLowerCase()];
  return [...names, ...(/\p{Sc}/u.test(symbol) ? [symbol] : [])];
}

/** The phrases of a good, or the harmless ones, those of its series included, each once. */
function phrasesOf(
  good: string | null,
  written: readonly string[],
  series: readonly PhraseSeries[],
): readonly string[] {
  const own = series.filter((one) => one.good === good);
  const composed = own.flatMap(({ forms, names }) =>
    forms.flatMap((form) => names.map((name) => form.replace('*', name))),
  );
  return [...new Set([...written, ...composed])];
}

/** The words by which people call restricted goods; refuses an unknown good and a word written twice for it. */
export function readRestrictedWords(
  { goods, harmless, series, contexts, vague, parts, homonyms }: RestrictedWordsFile,
  products: readonly Product[],
  currencies: readonly Currency[],
): RestrictedWords {
  checkGoods([
    ...Object.keys(goods),
    ...series.flatMap(({ good }) => good ?? []),
    ...contexts.flatMap(({ excludes }) => excludes),
  ]);
  for (const words of [...Object.values(goods), harmless, vague, parts, homonyms]) {
    const repeated = words.find((word, index) => words.indexOf(word) !== index);
    if (repeated !== undefined) throw new ImportError(`${file} : « ${repeated} » figure deux fois`);
  }
  const phrases = Object.fromEntries(
    Object.entries(goods).map(([good, written]) => [good, phrasesOf(good, written, series)]),
  );
  const money = [
    ...(goods.cash ?? []),
    ...currencies.flatMap(currencyWords).map((word) => `${currencySign}${word}`),
  ];
  const harmlessPhrases = phrasesOf(null, harmless, series);
  const written: RestrictedWords = {
    goods: { ...phrases, cash: [...new Set(money)] },
    harmless: harmlessPhrases,
    contexts: contexts.map(({ place, ...context }) => {
      const known = contextPlaces.find((candidate) => candidate === place);
      if (known === undefined) throw new ImportError(`${file} : la place « ${place} » est inconnue`);
      return { place: known, ...context };
    }),
    vague,
    parts,
  };
  const withNamesOf = (good: TaxedGood): readonly string[] => [
    ...(written.goods[good] ?? []),
    ...namesOfTaxed(good, written, homonyms, products),
  ];
  const words = {
    ...written,
    goods: { ...written.goods, alcohol: withNamesOf('alcohol'), tobacco: withNamesOf('tobacco') },
  };
  return { ...words, harmless: [...harmlessPhrases, ...lookAlikes(words, products)] };
}
