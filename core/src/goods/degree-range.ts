const aboveWords = /plus\sde\s(\d+)\s%/;
const upToWords = /jusqu’à\s(\d+)\s%|(\d+)\s%\svol\sou\sm/;
const fromWords = /(\d+)\s%\svol\sou\sp/;

/**
 * Whether a drink may have this degree, in % vol, by what its name says: the tariff has a line for each class, « Vin en bouteille,
 * jusqu’à 13 % vol », and people choose by it. Any degree, where its name says none.
 */
export function isOfItsDegree(name: string, degree: number): boolean {
  const [, above = -1] = aboveWords.exec(name) ?? [];
  const [, upTo, orLess = 100] = upToWords.exec(name) ?? [];
  const [, from = 0] = fromWords.exec(name) ?? [];
  return degree > Number(above) && degree >= Number(from) && degree <= Number(upTo ?? orLess);
}
