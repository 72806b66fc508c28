/** Several articles as far as their signs say: the first page of a search does without the reader of lists. */
const several = /;|,\D|\d\D*\p{L}\D*\d/u;

/**
 * A list as it goes into a field of one line, which would join its lines to each other, and the whole to what stands around: a sign
 * keeps each article apart. Null where what is pasted is no list.
 */
export function pastedList(before: string, pasted: string, after: string): string | null {
  const list = pasted.trim().replaceAll(/\s*\n\s*/g, '; ');
  if (!several.test(list)) return null;
  return (/[^\s,;]\s*$/.test(before) ? '; ' : '') + list + (/^\s*[^\s,;]/.test(after) ? '; ' : '');
}
