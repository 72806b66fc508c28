/** A tariff code, or its beginning, in its usual groups: « 6204 42 00 ». */
export function formatCnCode(code: string): string {
  const groups = /^(\d{4})(\d{2})(\d{2})?$/.exec(code);
  return groups === null
    ? code
    : groups
        .slice(1)
        .filter((group) => group !== undefined)
        .join('\u00A0');
}
