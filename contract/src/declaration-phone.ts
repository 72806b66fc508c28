/** The longest that one is typed, with what stands between its figures. */
export const maxTypedPhone = 40;

/**
 * A telephone number as people write it, in the international form (`+33612345678`): spaces, dots, hyphens, slashes and
 * parentheses are accepted, `00` for `+`, `(0)` after the country, and French numbers without their country.
 * Null when no number can be made of it.
 */
export function normalisePhoneNumber(text: string): string | null {
  if (text.trim().length > maxTypedPhone) return null;
  const compact = text
    .normalize('NFKC')
    .replaceAll('(0)', '')
    .replace(/[\s.\-/()‐-―]/gu, '');
  const international = compact.replace(/^00/, '+').replace(/^0(?=[1-9]\d{8}$)/, '+33');
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
}
