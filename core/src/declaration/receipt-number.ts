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

const between = String.raw`[\s\p{Pd}]+`;
const label = String.raw`re[cç]u[\s.:]*(?:n\s*[°º][\s.:]*)?`;
const named = new RegExp(
  // An office may begin with the letters of the word: that one ends with a sign or a space.
  String.raw`^\s*(?:${label}(?<!u))?(?<office>[a-z\d]+(?:${between}[a-z\d]+)*)${between}(?<year>20\d\d)${between}(?<number>\d{1,9})\s*$`,
  'iu',
);
/** All its figures: fewer are a part of something else. */
const unnamed = new RegExp(
  String.raw`^\s*(?:${label})?(?<year>20\d\d)${between}(?<number>\d{6,9})\s*$`,
  'iu',
);
/** With nothing between the year and the number, of six figures then; nor between the office and these, where it is named. */
const glued = new RegExp(
  String.raw`^\s*(?:${label}(?<!u))?(?:(?<office>[a-z][a-z\d]*(?:${between}[a-z\d]+)*)(?:${between})?)?(?<year>20\d\d)(?<number>\d{6})\s*$`,
  'iu',
);
/** The number alone, with the zeros that it is printed with; or any, where it is said to be of a receipt. */
const alone = new RegExp(String.raw`^\s*(?:${label}(?<!u)(?<labelled>\d{1,9})|(?<number>0\d{5}))\s*$`, 'iu');

/**
 * « PORT-CALAIS-2026-000012 »: the office by its id, which two offices never share, then the year and the number; « 2026-000012 » of
 * one that was typed without its office, « 000012 » without its year.
 */
export function formatReceiptNumber({ officeId, year, number }: ReceiptNumber | TypedReceiptNumber): string {
  const office = officeId === null ? '' : `${officeId.toUpperCase()}-`;
  return `${office}${year === null ? '' : `${year}-`}${String(number).padStart(6, '0')}`;
}

/** Reads the number of a receipt as people type it, copy it and scan it, « Reçu » before it or not; null for anything else. */
export function parseReceiptNumber(text: string): TypedReceiptNumber | null {
  const visible = text.replace(/\p{Cf}/gu, '');
  const parted = unnamed.exec(visible) ?? named.exec(visible) ?? glued.exec(visible) ?? alone.exec(visible);
  if (parted === null) return null;
  const { year, number, labelled, office } = parted.groups ?? {};
  return {
    officeId: office?.toLowerCase().replace(new RegExp(between, 'gu'), '-') ?? null,
    year: year === undefined ? null : Number(year),
    number: Number(number ?? labelled),
  };
}
