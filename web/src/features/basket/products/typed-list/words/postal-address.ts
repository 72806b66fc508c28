/** « bague, OR 10000 » is gold: every code of Oregon begins with 97. */
const state =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HK]|OR(?= 97)|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** « New York, NY 10001 ». */
const cityLine = `\\p{Lu}[\\p{L} .'’-]*, (?:${state}) \\d{5}(?:-\\d{4})?(?:,? USA?)?`;
/** « 200 cigarettes Park Drive » and « 125 ml 5th Avenue » are goods: a street has capitals. */
const words = "(?: (?:[\\p{Lu}\\d][\\p{L}\\d.'’-]*|of|the|del?|l[ao]s?)){1,4}";
const road =
  '(?:S[Tt]|S(?:treet|TREET)|A[Vv][Ee]|A(?:venue|VENUE)|B(?:lvd|LVD)|R[Dd]|R(?:oad|OAD)|Dr(?:ive)?|DR(?:IVE)?|H[Ww][Yy])';
const room = '(?:,? (?:(?:[Ss]uite|[Ss]te|SUITE|STE|[Aa]pt|APT|[Uu]nit|UNIT) |#)[\\p{L}\\d-]+)?';
/** « 1500 RD » and « 500 Dr » are money: a street has its name. */
const named = `(?:${words} ${road}|(?: [NSEW]\\.?)? B(?:roadway|ROADWAY))`;
const street = `\\d{1,5}${named}\\.?(?: [NSEW]{1,2}\\.?)?${room}`;
/** « 2 Abbey Road » may be two of them: a number below one hundred is of a street where its city follows. */
const streetLine = `(?=\\d{3})${street}`;
/** « 1 place de concert 15000 JPY » has a price. */
const noMoney =
  '(?!(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|KRW|CNY|TWD|HKD|THB|VND|IDR|PHP|INR|RUB|TRY|MAD|TND|DZD|EGP|XPF|XOF|XAF|MUR|MGA|CLP|COP|ARS|MXN|HUF|CZK|ISK|NOK|SEK|DKK|Euros?|Yens?|Wons?|Bahts?|Francs?|Dollars?|Dirhams?|Dinars?|Roupies?|Pesos?|Couronnes?|Roubles?|CFA)(?!\\p{L}))';
const french =
  "\\d{1,4}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Pp]lace|[Qq]uai|RUE|AVENUE|BOULEVARD|BD|PLACE|QUAI)(?: [\\p{L}\\d.'’-]+){1,7},? \\d{5} " +
  `${noMoney}\\p{Lu}[\\p{L} '’-]*`;

/** « Sac, LA 12000 » may be two articles: a city stands under its street. */
const cityUnder = `(?<=\\d{1,5}${named}\\.?${room}\\s*[,;\\n]\\s*)${cityLine}`;

/** The address of a shop, at the head of its receipt: its commas separate nothing. */
export const postalAddress = new RegExp(
  `(?<=^|[,;\\n]\\s*)(?:${street},? ${cityLine}|${streetLine}|${cityUnder}|${french})(?=\\s*(?:$|[,;\\n]))`,
  'gu',
);

const wholeAddress = new RegExp(
  `^\\s*(?:${street},? ${cityLine}|${streetLine}|${cityLine}|${french})\\s*$`,
  'u',
);

export const isPostalAddress = (typed: string): boolean => wholeAddress.test(typed);
