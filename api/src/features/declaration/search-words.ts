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

const separators = /[^\p{L}\p{N}]+/u;

function pieces(text: string): readonly string[] {
  return fold(text)
    .split(separators)
    .filter((piece) => piece !== '');
}

/** A compound written as one word: O’Connor is also found by « oconnor », Jean-Pierre by « jeanpierre ». */
function compounds(text: string): readonly string[] {
  return text.split(/\s+/).map((word) => pieces(word).join(''));
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
