/** Degrees of alcohol that a product is of, in % vol: above one, from one on, up to one. */
export interface DegreeRange {
  readonly above: number;
  readonly from: number;
  readonly upTo: number;
}

const aboveWords = /plus\sde\s(\d+)\s%\svol/;
const upToWords = /jusqu’à\s(\d+)\s%\svol|(\d+)\s%\svol\sou\smoins/;
const fromWords = /(\d+)\s%\svol\sou\splus/;

/**
 * What the name of a product says of its degree: the tariff has a line for each class, « Vin en bouteille, jusqu’à 13 % vol », and
 * people choose by it. Everything of a name that says nothing.
 */
export function degreeRangeOf(name: string): DegreeRange {
  const [, above = -1] = aboveWords.exec(name) ?? [];
  const [, upTo, orLess] = upToWords.exec(name) ?? [];
  const [, from = 0] = fromWords.exec(name) ?? [];
  return { above: Number(above), from: Number(from), upTo: Number(upTo ?? orLess ?? 100) };
}

export function isOfItsDegree(name: string, degree: number): boolean {
  const { above, from, upTo } = degreeRangeOf(name);
  return degree > above && degree >= from && degree <= upTo;
}
