/** The number of a receipt: without a gap in the year of its office, and of no other office. */
export interface ReceiptNumber {
  readonly officeId: string;
  /** Of Paris. */
  readonly year: number;
  readonly number: number;
}

/** What somebody typed of one: of before the numbers named their office, it may be of any. */
export interface TypedReceiptNumber extends Omit<ReceiptNumber, 'officeId'> {
  readonly officeId: string | null;
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

/**
 * « PORT-CALAIS-2026-000012 »: the office by its id, which two offices never share, then the year and the number; « 2026-000012 » of
 * one that was typed without its office.
 */
export function formatReceiptNumber({ officeId, year, number }: ReceiptNumber | TypedReceiptNumber): string {
  const office = officeId === null ? '' : `${officeId.toUpperCase()}-`;
  return `${office}${year}-${String(number).padStart(6, '0')}`;
}

/** Reads the number of a receipt as people type it, copy it and scan it, « Reçu » before it or not; null for anything else. */
export function parseReceiptNumber(text: string): TypedReceiptNumber | null {
  const visible = text.replace(/\p{Cf}/gu, '');
  const { year, number, office } = (unnamed.exec(visible) ?? named.exec(visible))?.groups ?? {};
  if (year === undefined || number === undefined) return null;
  const officeId = office?.toLowerCase().replace(new RegExp(between, 'gu'), '-') ?? null;
  return { officeId, year: Number(year), number: Number(number) };
}
