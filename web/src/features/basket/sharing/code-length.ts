/**
 * Signs of the longest link that is shown as a code: 137 modules a side (version 30, a damage of 15 % repaired), which the
 * narrowest telephone draws at two points each. Denser, cameras and scanners fail.
 */
export const maxCodeLength = 1_370;

export function fitsCode(link: string): boolean {
  return link.length <= maxCodeLength;
}
