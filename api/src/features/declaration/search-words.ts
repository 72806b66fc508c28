/** Letters without accents nor case, ligatures spelled out: what a search compares. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd');
}

/** Code points of a word that are kept: a ligature may spell eighteen letters, and an index refuses words of 2 KB. */
const longestWord = 250;

function cut(word: string): string {
  return word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');
}

const separators = /[^\p{L}\p{N}]+/u;

function pieces(text: string): readonly string[] {
  return fold(text)
    .split(separators)
    .filter((piece) => piece !== '')
    .map(cut);
}

/** A compound written as one word: O’Connor is also found by « oconnor », Jean-Pierre by « jeanpierre ». */
function compounds(text: string): readonly string[] {
  return text.split(/\s+/).map((word) => cut(pieces(word).join('')));
}

/** Words by which a declarant is found, from names and address. */
export function searchWords(texts: readonly (string | undefined)[]): readonly string[] {
  const words = texts.flatMap((text) => (text === undefined ? [] : [...pieces(text), ...compounds(text)]));
  return [...new Set(words)].filter((word) => word !== '');
}

/** What is typed in a search: beginnings of words, each once. */
export function askedWords(text: string): readonly string[] {
  return [...new Set(pieces(text))];
}

/** A PostgreSQL tsquery: every one of these begins a word of the declarant. */
export function beginningsQuery(asked: readonly string[]): string {
  return asked.map((piece) => `'${piece}':*`).join(' & ');
}
