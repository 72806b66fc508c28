/** The number of a receipt: without a gap in the year of its office, and of no other office. */
export interface ReceiptNumber {
  readonly officeId: string;
  /** Of Paris. */
  readonly year: number;
  readonly number: number;
}

/**
 * What somebody typed of one: of any office where none is named, of any year too where the number stands alone. Typed without what
 * parts it, an office is known by its letters and figures.
 */
export interface TypedReceiptNumber extends Omit<ReceiptNumber, 'officeId' | 'year'> {
  readonly officeId: string | null;
  readonly year: number | null;
}

const between = String.raw`[\s\p{Pd}/._]+`;
const numberSign = String.raw`n\s*°[\s.:]*`;
const label = String.raw`(?:recu[\s.:]*(?:${numberSign})?|${numberSign})`;
const office = String.raw`[a-z\d]+(?:${between}[a-z\d]+)*`;
const named = new RegExp(
  // An office may begin with the letters of the word: that one ends with a sign or a space. Figures alone are a day, not an office, but as a receipt prints them.
  String.raw`^\s*(?:${label}(?<!u))?(?=[^a-z]*[a-z]|[\d-]+-20\d\d-\d{6,9}\s*$)(?<office>${office})${between}(?<year>20\d\d)${between}(?<number>\d{1,9})\s*$`,
  'u',
);
/** All its figures: fewer are a part of something else. */
const unnamed = new RegExp(String.raw`^\s*(?:${label})?(?<year>20\d\d)${between}(?<number>\d{6,9})\s*$`, 'u');
/**
 * With nothing between the year and the number, of six figures then; nor between the office and these, where it is named. « Recu2026000001 »
 * names none.
 */
const glued = new RegExp(
  String.raw`^\s*(?:${label}(?<!u)|recu(?=\d+\s*$))?(?:(?!recu\d{10}\s*$)(?<office>[a-z][a-z\d]*(?:${between}[a-z\d]+)*)(?:${between})?)?(?<year>20\d\d)(?<number>\d{6})\s*$`,
  'u',
);
/** The number alone, with the zeros that it is printed with; or any, where it is said to be of a receipt. */
const alone = new RegExp(
  String.raw`^\s*(?:(?:${label}(?<!u)(?<labelled>\d{1,9}))|(?:recu)?(?<number>0\d{5}))\s*$`,
  'u',
);

/** The figure that a digit of any script stands for: the digits of a script follow each other from its zero. */
function asFigure(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let figure = 0;
  while (figure < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - figure - 1))) figure += 1;
  return String(figure);
}

/** In small letters without accents and common figures, « № » and « nº » written « n° »; what cannot be seen is left out. */
function plainText(text: string): string {
  return text
    .replaceAll('№', 'n°')
    .replaceAll('º', '°')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, asFigure)
    .toLowerCase();
}

/**
 * « PORT-CALAIS-2026-000012 »: the office by its id, which two offices never share, then the year and the number; « 2026-000012 » of
 * one that was typed without its office, « 000012 » without its year.
 */
export function formatReceiptNumber({ officeId, year, number }: ReceiptNumber | TypedReceiptNumber): string {
  const office = officeId === null ? '' : `${officeId.toUpperCase()}-`;
  return `${office}${year === null ? '' : `${year}-`}${String(number).padStart(6, '0')}`;
}

/** Reads the number of a receipt as people type it, copy it and scan it, « Reçu » or « N° » before it or not; null for anything else. */
export function parseReceiptNumber(text: string): TypedReceiptNumber | null {
  const plain = plainText(text);
  const parted = unnamed.exec(plain) ?? named.exec(plain) ?? glued.exec(plain) ?? alone.exec(plain);
  if (parted === null) return null;
  const { year, number, labelled, office: typed } = parted.groups ?? {};
  return {
    officeId: typed?.replace(new RegExp(between, 'gu'), '-') ?? null,
    year: year === undefined ? null : Number(year),
    number: Number(number ?? labelled),
  };
}
