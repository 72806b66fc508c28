import type { Law } from './law';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Names the law of a day by what it says, in a few letters and digits: another figure, rule or source is another edition, and the
 * arrivals of a period keep theirs when rows are added for later. FNV-1a of 32 bits: it tells texts apart, it protects nothing.
 */
export function lawEdition(law: Law): string {
  let hash = offsetBasis;
  for (const character of JSON.stringify(law)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime) >>> 0;
  }
  return hash.toString(36);
}
