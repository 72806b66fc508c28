/**
 * Whether a caller already holds what a tag names, by its `If-None-Match` (RFC 9110 §13.1.2): the comparison is weak, as a
 * proxy that compresses may have weakened the tag.
 */
export function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (each: string): string => each.trim().replace(/^W\//, '');
  const held = header.split(',').map(bare);
  return held.includes('*') || held.includes(bare(tag));
}
