/** As a word sounds, whatever language spells it: « kokain » and « cocaïne » begin alike. */
export function soundOf(stem: string): string {
  return stem
    .replaceAll('ph', 'f')
    .replace(/qu?|ck|c(?![eiyh])/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replace(/(\D)\1+/g, '$1');
}

/** As a French word is heard, its last letters silent behind three others: « fois », « foix » and « fwa » are « foie ». */
export function spokenSound(stem: string): string {
  return soundOf(stem)
    .replaceAll('wa', 'oi')
    .replace(/(?<=...)(?:es?|[st])$/, '');
}
