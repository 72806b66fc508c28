const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' };

const plain = /^[a-z\d ]*$/;

/** Lower case without accents or ligatures: « Cœur Été » → "coeur ete". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłı]/g, (letter) => ligatures[letter] ?? letter);
}
