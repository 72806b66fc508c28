/** As a word sounds, whatever language spells it: « kokain » and « cocaïne » begin alike. */
export function soundOf(stem: string): string {
  return stem
    .replace(/ph/g, 'f')
    .replace(/qu|ck|c(?![eiyh])|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z|ç/g, 's')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** As a French word is heard, its last letters silent behind three others: « fois », « foix » and « fwa » are « foie ». */
export function spokenSound(stem: string): string {
  return soundOf(stem)
    .replace(/wa/g, 'oi')
    .replace(/(?<=...)(?:es?|[st])$/, '');
}
