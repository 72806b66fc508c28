import type { NamedCurrency } from './currency-options';

export interface CurrencyWord {
  readonly word: string;
  /** Every currency that bears it: « dh » is of two. */
  readonly ids: readonly string[];
  /** Signs are of money wherever they stand; words may be something else: « 2 gel », « 3 livres ». */
  readonly kind: 'sign' | 'code' | 'name' | 'letters';
}

/** What people write in the country itself, where it is neither the code nor the sign. */
const localUnits: Readonly<Record<string, readonly string[]>> = {
  AED: ['dh', 'dhs'],
  CHF: ['fr', 'fr.', 'frs', 'sfr'],
  CNY: ['rmb'],
  CZK: ['kc'],
  EGP: ['le'],
  ILS: ['nis'],
  INR: ['rs'],
  MAD: ['dh', 'dhs'],
  PLN: ['zl'],
  QAR: ['qr'],
  SAR: ['sr'],
  TRY: ['tl'],
  XAF: ['f', 'cfa', 'f cfa'],
  XOF: ['f', 'cfa', 'fcfa'],
};

/** What people say of a currency beside its name: « lires » is of the Turkish pound. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BAM: ['marks convertibles'],
  BRL: ['reais', 'réaux', 'reaux'],
  GBP: ['pound sterling', 'pounds sterling'],
  IDR: ['rupiah', 'rupiahs'],
  THB: ['bht', 'bath', 'baths'],
  TRY: ['lire', 'lires', 'lira', 'liras', 'lire turque', 'lires turques'],
};

/** Of currencies that are no more, or of those of one country alone that bears the word still. */
const former =
  'lire lires lira liras mark marks deutschemark deutschemarks peseta pesetas drachme drachmes escudo escudos schilling schillings florin florins'.split(
    ' ',
  );

export const isFormer = (word: string): boolean => former.includes(word);

/** Written without their letters too: « R$ » is « $ », « E£ » is « £ ». */
const sharedSigns = ['$', '£'];

/** « 80 $US », « 80 $CAN », beside the code and the symbol. */
const dollarCountries: Readonly<Record<string, readonly string[]>> = {
  USD: ['us'],
  CAD: ['can'],
  AUD: ['au', 'aus'],
};
/** Written in the country, beside its symbol; « C$ » is Nicaragua’s too. */
const otherSigns: Readonly<Record<string, readonly string[]>> = {
  ARS: ['ar$'],
  CAD: ['c$'],
  CNY: ['元'],
  COP: ['col$'],
  JPY: ['円'],
  MXN: ['mx$'],
  VND: ['đ'],
};
/** « $S » and « $A » may begin a name. */
const minCountryLength = 2;
/** Of measures, sizes and capacities before they are of money. */
const maxUnclearLength = 2;

/** Of currencies that share a word, those that people bring back to France most often come first. */
const usual =
  'EUR USD GBP CHF MAD TND DZD TRY EGP LBP CAD AUD HKD SGD SEK NOK DKK ISK CZK MXN DOP ARS COP CLP INR MUR IDR LKR XOF XAF XPF KES TZS JPY CNY KRW RUB RON'.split(
    ' ',
  );

const isDollarNamed = (name: string): boolean => /(?:^|\s)dollar(?=\s|$)/u.test(name);

export const isDollar = (id: string, currencies: readonly NamedCurrency[]): boolean =>
  isDollarNamed(currencies.find((currency) => currency.id === id)?.name ?? '');

/** A litre, a gram or a metre before it is a leu, a gourde or a manat. */
export const isMeasure = (word: string): boolean => /^(?:l|g|m|kg|cl|km)$/u.test(word);

export const endsInMeasure = (text: string): boolean =>
  isMeasure(/\d\s*(\p{L}+)\s*$/u.exec(text)?.[1]?.toLowerCase() ?? '');

const plural = (word: string): string => (/[sx]$/u.test(word) ? word : `${word}s`);
const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** « dollar canadien », « dollars canadiens », « dollar », « dollars ». */
function namesOf(name: string): readonly string[] {
  // « nouveau » alone names no dollar.
  const own = name.toLowerCase().replace(/^nouveau /u, '');
  const [first = own, ...rest] = own.split(' ');
  const names = [first, plural(first)];
  if (rest.length > 0) {
    names.push(own, [plural(first), ...rest].join(' '));
    names.push([plural(first), plural(rest[0] ?? ''), ...rest.slice(1)].join(' '));
  }
  if (first === 'livre') names.push('pound', 'pounds');
  if (own !== name.toLowerCase()) names.push(`nouveau ${own}`, `nouveaux ${plural(first)} ${rest.join(' ')}`);
  return [...names, ...names.map(bare)];
}

function kindOfSymbol(symbol: string): CurrencyWord['kind'] {
  if (/\p{Sc}/u.test(symbol)) return 'sign';
  return symbol.length <= maxUnclearLength ? 'letters' : 'name';
}

function indexCurrencies(currencies: readonly NamedCurrency[]): readonly CurrencyWord[] {
  const found = new Map<string, { ids: string[]; kind: CurrencyWord['kind'] }>();
  const add = (word: string, id: string, kind: CurrencyWord['kind']): void => {
    const known = found.get(word) ?? { ids: [], kind };
    if (!known.ids.includes(id)) known.ids.push(id);
    found.set(word, known);
  };
  for (const { id, symbol, name } of currencies) {
    add(id.toLowerCase(), id, 'code');
    if (symbol !== id) add(symbol.toLowerCase(), id, kindOfSymbol(symbol));
    for (const sign of sharedSigns) if (symbol.includes(sign)) add(sign, id, 'sign');
    for (const sign of otherSigns[id] ?? []) add(sign, id, 'sign');
    for (const word of [...namesOf(name), ...(otherNames[id] ?? [])]) add(word, id, 'name');
    for (const word of localUnits[id] ?? []) add(word, id, 'letters');
  }
  for (const { id, symbol, name } of currencies) {
    if (!symbol.includes('$') && !isDollarNamed(name)) continue;
    for (const country of [id, symbol.replace('$', ''), ...(dollarCountries[id] ?? [])]) {
      if (country.length < minCountryLength) continue;
      add(`${country}$`.toLowerCase(), id, 'sign');
      // « 80 $ au marché »: only in capitals, or last.
      for (const sign of ['$', '$ ']) add(`${sign}${country}`.toLowerCase(), id, 'code');
    }
    // « 80 dollars US »; « dollars au » begins « au marché ».
    for (const country of [id, ...(dollarCountries[id] ?? [])]) {
      if (isDollarNamed(name) && country !== 'au')
        for (const word of ['dollar', 'dollars']) add(`${word} ${country}`.toLowerCase(), id, 'name');
    }
    for (const word of namesOf(name)) {
      if (/^dollars? /u.test(word)) add(word.replace(/^dollars?/u, '$'), id, 'sign');
    }
  }
  for (const word of former) if (!found.has(word)) found.set(word, { ids: [], kind: 'name' });
  return [...found]
    .map(([word, known]) => ({ word, ...known }))
    .sort((one, other) => other.word.length - one.word.length);
}

let last:
  | { readonly currencies: readonly NamedCurrency[]; readonly words: readonly CurrencyWord[] }
  | undefined;

/** What may stand beside a price, the longest first. */
export function currencyWords(currencies: readonly NamedCurrency[]): readonly CurrencyWord[] {
  if (last?.currencies !== currencies) last = { currencies, words: indexCurrencies(currencies) };
  return last.words;
}

/** « 80e » in the field of a price; beside a name it is a model: « iPhone 16e ». */
const fieldUnits: Readonly<Record<string, readonly string[]>> = { EUR: ['e'] };

/** The currencies that bear a word of a text, wherever it stands. */
export function currenciesIn(text: string, currencies: readonly NamedCurrency[]): ReadonlySet<string> {
  const typed = text.normalize('NFKC').toLowerCase();
  const own = Object.keys(fieldUnits).filter((id) => fieldUnits[id]?.some((unit) => typed.includes(unit)));
  const words = currencyWords(currencies).filter(({ word }) => typed.includes(word.normalize('NFKC')));
  return new Set([...own, ...words.flatMap(({ ids }) => ids)]);
}

/** What may be typed beside a price in this currency: « € », « EUR », « euros ». */
export function currencyUnits(id: string, currencies: readonly NamedCurrency[]): readonly string[] {
  const words = currencyWords(currencies).filter(({ ids }) => ids.includes(id));
  return [...words.map(({ word }) => word), ...(fieldUnits[id] ?? [])];
}

/**
 * Which of the currencies that bear a word are meant: that of the country when it bears it, else all of them.
 * @param likely that of the country where something was bought, then that of the trip
 */
export function meantCurrencies(
  ids: readonly string[],
  likely: readonly string[],
  currencies: readonly NamedCurrency[],
): readonly string[] {
  const own = likely.find((id) => ids.includes(id));
  // « $ » is the peso of several countries too: whoever comes back from one says which.
  if (own !== undefined) return ids.includes('USD') && !isDollar(own, currencies) ? [own, 'USD'] : [own];
  const rank = (id: string): number => (usual.includes(id) ? usual.indexOf(id) : usual.length);
  return [...ids].sort((one, other) => rank(one) - rank(other));
}
