/** As a word sounds, whatever language spells it: « kokain » and « cocaïne » begin alike. */
export function soundOf(stem: string): string {
  return stem
    .replace(/ph/g, 'f')
    .replace(/qu|ck|c(?![eiyh])|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z|ç/g, 's')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** Fewer letters are kept whole: nothing is silent in « os ». */
const minSpokenLength = 3;

/** As a French word is heard, its last letters silent: « fois », « foix » and « fwa » are « foie ». */
export function spokenSound(stem: string): string {
  const sound = soundOf(stem)
    .replace(/^h/, '')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/wa|oua/g, 'oi')
    .replace(/c(?=[eiy])/g, 's');
  const spoken = sound.replace(/(?:es|[estx])$/, '');
  return spoken.length < minSpokenLength ? sound : spoken;
}
