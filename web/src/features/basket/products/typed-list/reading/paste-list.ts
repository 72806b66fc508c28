/** Several articles as far as their signs say, two numbers with a word between them: the first page of a search does without the reader of lists. */
function isSeveral(text: string): boolean {
  return /;|,\D/.test(text) || /\d\p{L}+\d/u.test(text.replaceAll(/[^\d\p{L}]+/gu, ''));
}

/**
 * A list as it goes into a field of one line, which would join its lines to each other, and the whole to what stands around: a sign
 * keeps each article apart. Null where what is pasted is no list.
 */
export function pastedList(before: string, pasted: string, after: string): string | null {
  const lines = pasted.split('\n').map((line) => line.trim());
  const list = lines.filter((line) => line !== '').join('; ');
  if (!isSeveral(list)) return null;
  return (/[^\s,;]\s*$/.test(before) ? '; ' : '') + list + (/^\s*[^\s,;]/.test(after) ? '; ' : '');
}
