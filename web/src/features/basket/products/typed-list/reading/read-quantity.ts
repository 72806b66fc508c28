import { type AmountUnit, type ExactDecimal, measureNamed, measureWord } from '@retour/core';
import { parseFrenchNumber } from '../../../../../lib/french-number';
import { type PackWord, packWords } from '../../../../reference';
import { greatNumberWord, numberInWords, numberRun, numberWord } from '../words/number-words';

/** A quantity in the unit of a product: « 70 cl » is 0,7 litre. */
export interface Measure {
  readonly value: ExactDecimal;
  readonly unit: AmountUnit;
}

/** What was read, and what is left of the text with a mark in its place. */
export interface Taken<Found> {
  readonly found: Found | undefined;
  readonly rest: string;
}

/** Stands where something was read, so that what surrounded it is not joined. */
export const gap = ' \uE000 ';
/** The same where « 2 x » stood, of what follows, and « x 2 », of what precedes: a price that they touch is that of one. */
export const timesNextGap = ' \uE001 ';
export const timesLastGap = ' \uE002 ';

/** The same after a name that was moved before it: a number that ends it is of the name, and no price. */
export const nameGap = `${gap}\uE003${gap}`;

export function takeOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + gap + text.slice(end);
}

/** What is counted, and is a unit of its tax too. */
const countedUnits: Readonly<Record<string, AmountUnit>> = {
  cigarette: 'cigarette',
  cigarettes: 'cigarette',
  cigarillo: 'cigarillo',
  cigarillos: 'cigarillo',
  cigare: 'cigare',
  cigares: 'cigare',
};

const measures = new RegExp(
  `(?<![\\p{N}.,])(?<!(?![xX])\\p{L})(\\d{1,6}(?:[.,]\\d{1,3})?)\\s*(${measureWord}|cigar(?:ette|illo|e)s?)(?![\\p{L}\\p{N}$])`,
  'giu',
);

const andHalf = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,4}|une?(?!\\p{L})|${numberRun})\\s*(${measureWord})\\s+et\\s+demie?(?![\\p{L}\\p{N}-])`,
  'giu',
);
/** « 1 litre et demi » as « 1,5 litre ». */
export const withHalves = (text: string): string =>
  text.replace(andHalf, (written, count: string, unit: string) =>
    numberOf(count) > 0 ? `${numberOf(count)},5 ${unit}` : written,
  );

/** A quantity of one measure; several tell nothing. The name keeps « cigarettes ». */
export function takeMeasure(text: string): Taken<Measure> {
  const [first, ...others] = [...text.matchAll(measures)];
  const [written = '', digits = '', word = ''] = first ?? [];
  const counted = countedUnits[word.toLowerCase()];
  const known = counted === undefined ? measureNamed(word) : { unit: counted, decimals: 0 };
  if (first === undefined || known === undefined || others.length > 0)
    return { found: undefined, rest: text };
  const { unit, decimals } = known;
  const end = first.index + written.length - (counted === undefined ? 0 : word.length);
  const rest = takeOut(text, first.index, end);
  // Three decimals are a fraction beside a unit, never thousands.
  const value = parseFrenchNumber(digits.replace(/[.,]/u, ','), { maximumDecimals: 3 });
  const [, fraction] = value.kind === 'ambiguous' ? value.readings : [];
  const exact = value.kind === 'number' ? value.value : fraction;
  return { found: exact && { value: shifted(exact, decimals), unit }, rest };
}

function shifted({ units, decimals }: ExactDecimal, by: number): ExactDecimal {
  const moved = decimals + by;
  return moved >= 0 ? { units, decimals: moved } : { units: units * 10 ** -moved, decimals: 0 };
}

const packs = new RegExp(`(?<![\\p{L}\\p{N}-])(${packWords.join('|')})s?(?![\\p{L}-])`, 'giu');
const partOfOne = /(?<!\p{L})(?:demie?s?|moitié|mini|vides?)(?!\p{L})|\p{No}/iu;

/** « 2 cartouches de cigarettes »: a container that may say how much by its name; another number says otherwise. */
export function readPack(name: string): PackWord | undefined {
  const [first, ...others] = [...name.matchAll(packs)];
  if (others.length > 0 || /\d/.test(name) || partOfOne.test(name)) return undefined;
  return packWords.find((word) => word === first?.[1]?.toLowerCase());
}

const degrees =
  /(?<![\p{L}\p{N}.,\-–—])(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:°|degrés?(?!\p{L})|%(?:\s*vol\.?(?!\p{L}))?)/iu;

export function takeDegree(text: string): Taken<ExactDecimal> {
  const match = degrees.exec(text);
  const reading = match?.[1] === undefined ? undefined : parseFrenchNumber(match[1], { maximumDecimals: 2 });
  if (match === null || reading?.kind !== 'number') return { found: undefined, rest: text };
  return { found: reading.value, rest: takeOut(text, match.index, match.index + match[0].length) };
}

const dozen = 12;
const halfDozen = 6;

/** « un six coups » is one. */
const number = `(\\d{1,4}|une?(?=\\s+${numberRun})|${numberRun})`;
const dozens = new RegExp(`^[\\s\\uE000-\\uE002]*${number}\\s+(demi-?\\s*)?douzaines?(?!\\p{L})`, 'iu');
/** « 2 x 45 », whichever stands first: as many as the smaller of the two. */
const between =
  /(?<![\p{L}\p{N}.,'’])(\d{1,4})\s+[x×*]\s+(\d{1,4})(?![\p{L}\p{N}]|[.,]\d|[ \u00A0\u202F'’]\d{3}(?!\d))/iu;
const joinedAfter = /(?:(?<![\p{L}\p{N}])x|[×*])(\d{1,4})(?![\p{L}\p{N}]|[.,]\d)/iu;
/** « 2xl » is a size, « 2*parfum » two. */
const before = /(?<![\p{L}\p{N}.,'’])(\d{1,4})\s?(?:[x×*](?!\p{L})|(?<=^[\s\uE000-\uE002]*\d+\s?)[×*])/iu;
const after = /(?<![\p{L}\p{N}])[x×*]\s(\d{1,4})(?![\p{L}\p{N}]|[.,]\d)/iu;
const timesPatterns = [
  [joinedAfter, timesLastGap],
  [before, timesNextGap],
  [after, timesLastGap],
] as const;
const leading = new RegExp(
  `^[\\s\\uE000-\\uE002]*${number}(?=\\s+(?!en\\s+(?:1|une?)(?![\\p{L}\\p{N}]))[\\p{L}\\uE000\\uE001"«'’(])`,
  'iu',
);

/** « mars », « sept. ». */
export const month =
  '(?:janv(?:ier)?|f[ée]vr(?:ier)?|mars|avril|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?)(?!\\p{L})\\.?';

const leads = [
  "(?:j['’]ai|on a|nous avons)(?:\\s+aussi)?(?:\\s+(?:acheté|pris|ramené|rapporté))?",
  'je\\s+(?:ramène|rapporte)',
  // « achats 2025 » is a year, and « cadeau 2 pour » a price of several.
  'achats?\\s+de',
  '(?:achetée?s?|achats?|cadeaux?|souvenirs?|quantité|qté|qty)(?:\\s*:|(?=\\s+(?:[2-9]|1\\d)\\s+\\p{L}+[sx](?!\\p{L})))',
  'mes|nos|plus|puis|aussi',
  'pour\\s+(?:moi|maman|papa|mamie|papi|(?:ma|mon|mes)\\s+(?:m[èe]re|p[èe]re|parents|fr[èe]res?|s(?:œ|oe)urs?|femme|mari|fille?s?|enfants|amie?s?|copines?|collègues|neveux?|nièces?|tante|oncle|cousine?s?))',
].join('|');
/** « j’ai acheté 2 parfums », « cadeaux : 3 bougies », « pour maman 3 foulards »: what leads to how many, and names nothing. */
const leadToCount = new RegExp(
  `^\\s*(?:(?:${leads})\\s+|achats?\\s+d['’])(?=(?:\\d{1,2}|${numberRun})\\s+(?!(?:ans?|mois|jours?|${month})(?!\\p{L}))[\\p{L}"«])`,
  'iu',
);
const leadingPieces = /^(\s*\d{1,2})\s*pcs\s+(?:d(?:e\s+|['’]))?(?=\p{L})/iu;
export const withoutLead = (text: string): string =>
  text.replace(leadToCount, '').replace(leadingPieces, '$1 ');

export const startsWithCount = (text: string): boolean => leading.test(text);

/** Zero where it is not understood; « mille feuilles » are no thousand. */
export function numberOf(written: string): number {
  const value = /^\d/.test(written) ? Number(written) : (numberInWords(written) ?? 0);
  return /mille/iu.test(written) ? 0 : value;
}

/** How many: « 2 », « 2x », « x2 », « deux », « une douzaine de ». */
export function takeCount(text: string): Taken<number> {
  const inDozens = dozens.exec(text);
  if (inDozens?.[1] !== undefined) {
    const each = inDozens[2] === undefined ? dozen : halfDozen;
    return taken(text, inDozens, numberOf(inDozens[1]) * each, gap);
  }
  const both = between.exec(text);
  if (both !== null) {
    const [count = 0, price = 0] = both
      .slice(1)
      .map(Number)
      .sort((one, other) => one - other);
    if (count > 0) return taken(text, both, count, timesNextGap + price);
  }
  for (const [pattern, left] of timesPatterns) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined && numberOf(match[1]) > 0)
      return taken(text, match, numberOf(match[1]), left);
  }
  const first = leading.exec(text);
  if (first?.[1] === undefined || numberOf(first[1]) === 0) return { found: undefined, rest: text };
  return taken(text, first, numberOf(first[1]), gap);
}

const otherCountWords = `zéro|zero|aucune?|plusieurs|milliers?|${greatNumberWord}`;
/** A count that is not understood, but is there: without these, it would be left out in silence and one article proposed. */
const unclearCounts = [
  // « 0 parfum », « -2 parfums », « 1,5 parfum », « 1/2 parfum », « 20000 parfums », « 2 ou 3 parfums »
  /^[\s\uE000-\uE002]*(?:[-+−±~≈]\s*)?\d+(?:[.,/ ]\d+)*\s*(?:[x×*]\s*)?(?:[.)]\s*)?(?=\s\p{L})/u,
  // « 2xparfum »; « 2xlarge » is a size
  /^[\s\uE000-\uE002]*[2-9]x(?!large|long|tall|small)\p{L}[\p{L}-]{2}/iu,
  /^[\s\uE000-\uE002]*(?:[-+−±~≈]|environ\s|plus de\s|moins de\s|à peu près\s)\s*\d/iu,
  // « 2) 2 parfums », out of the order of a list: a rank, or how many
  /^[\s\uE000-\uE002]*\d{1,2}\s?(?:\)\s*|\.\s+|[/:–—-]\s+)\d/u,
  new RegExp(`^[\\s\\uE000-\\uE002]*(?:à|a|ou|et|-|–|/)\\s*(?:\\d|(?:${numberWord})(?!\\p{L}))`, 'iu'),
  // « zéro parfum », « plusieurs parfums », « mille feuilles », « un cent vingt »
  new RegExp(
    `^[\\s\\uE000-\\uE002]*(?:(?:${otherCountWords}|${numberWord})[\\s-]+)*(?:${otherCountWords})(?!\\p{L}|-feuille)`,
    'iu',
  ),
  new RegExp(`^[\\s\\uE000-\\uE002]*(?:${numberWord})[\\s-](?:et[\\s-])?(?:${numberWord})(?![\\p{L}])`, 'iu'),
  // « parfum (2) », « parfum x 0 », « parfum -2 », « parfum 2 pièces »
  /[([]\s*[x×*]?\s*\d+\s*[x×*]?\s*[)\]]/iu,
  /(?<![\p{L}\p{N}])(?:[x×*]\s*\d+|\d+\s*[x×*])(?![\p{L}\p{N}])/iu,
  /\s[-−]\d+[\s\uE000-\uE002]*$/u,
  /\s\d+\s*(?:pi[èe]ces?|pces?|unit[ée]s?|exemplaires?)(?!\p{L})/iu,
  // « parfum - 2 - 50 € », « parfum quantité 2 500 € »
  /\s[-–—]\s+(?:[2-9]|[12]\d|30)\s+[-–—][\s\uE000-\uE002]*$/u,
  /(?<!\p{L})(?:quantité|qt[ée]|qty)[\s:=\uE000-\uE002]*(?:\d|$)/iu,
];

/** Whether what is left of the words says how many otherwise than was read. */
export function isCountUnclear(left: string, isSaid: boolean): boolean {
  const patterns = isSaid ? unclearCounts.slice(1) : unclearCounts;
  return patterns.some((pattern) => pattern.test(left));
}

function taken(text: string, match: RegExpExecArray, found: number, left: string): Taken<number> {
  return { found, rest: text.slice(0, match.index) + left + text.slice(match.index + match[0].length) };
}
