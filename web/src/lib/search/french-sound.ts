/** Spellings of one sound, each by one sign; in this order: « eau » before « au », « ch » before « c ». */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[cs]h|sch/g, 'S'],
  [/gn/g, 'N'],
  [/gu(?=[eiy])/g, 'g'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<=[eiy])x|^x|x$/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/qu?|c[ck]?|k+/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/eau|au/g, 'o'],
  [/(?:ai|ei|i|u)[nm](?![aeiounm])/g, 'I'],
  [/[ae][nm](?![aeiounm])/g, 'A'],
  [/o[nm](?![aeiounm])/g, 'O'],
  [/ai|ei/g, 'e'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=..)(?:e[sr]?|[stdx])+$/, ''],
];

/** As a French word is heard, from its folded letters: « sossisson » as « saucisson », « basquet » as « basket ». */
export function frenchSound(word: string): string {
  return spellings.reduce((heard, [spelling, sign]) => heard.replace(spelling, sign), word);
}
