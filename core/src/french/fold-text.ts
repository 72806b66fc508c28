const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' };

const plain = /^[a-z\d ]*$/;

/** Lower case without accents, ligatures or what cannot be seen: « Cœur Été » → "coeur ete". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[œæßøłı]/g, (letter) => ligatures[letter] ?? letter);
}

/** Singular of a folded word, for the plurals that French and English write: bijoux, journaux, watches. */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('aux') && !word.endsWith('eaux') && word.length > 5) return `${word.slice(0, -3)}al`;
  if (word.endsWith('ss')) return word;
  return /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
