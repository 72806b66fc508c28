/** What may be written before a code: « NC 8525 », « code NC : 8525 », « SH 8525 », « chapitre 85 ». */
const before = /^(?:code\s*)?(?:nc|sh|taric|chapitre|ch\.?|position)?\s*:?\s*(?=\d)/iu;

const minCodeLength = 2;
/** A customs declaration writes ten digits; the nomenclature holds eight. */
const writtenLength = 10;
const codeLength = 8;

/** The digits of a tariff code or of its beginning, « 8525 », « 85.25 89 », « NC 8525-89-00 »; null for anything else. */
export function typedCode(query: string): string | null {
  const written = query.trim().replace(before, '');
  if (!/^\d[\d\s.–-]*$/u.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  return digits.length < minCodeLength || digits.length > writtenLength ? null : digits.slice(0, codeLength);
}

/** Fewer digits name a chapter, whose products have little to do with one another. */
const headingLength = 4;

/** The code as it was typed, then its subheading and its heading: what to list when nothing stands under it. */
export function widerCodes(code: string): readonly string[] {
  return [
    code,
    ...[6, headingLength].filter((length) => length < code.length).map((length) => code.slice(0, length)),
  ];
}
