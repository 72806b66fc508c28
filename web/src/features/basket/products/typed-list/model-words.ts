/** « iPhone 15 », « Chanel 5 », « Levi’s 501 »: a number that is of the name, and no price; « iPhone 1099 » is one. */
const modelOfNumber =
  /(?<!\p{L})(?:(?:iphone|ipad|galaxy|pixel|redmi|playstation|switch|gopro(?: hero)?|airpods(?: pro)?|ps|xbox|buds(?: pro)?|jordans|sims)\s+(?:[1-9]|[12]\d)|chanel\s+(?:5|19|22)|levi['’]?s\s+5\d\d|peugeot\s+\d0\d|(?:n°|numéro)\s*\d+)$/iu;

export const isModelOfNumber = (name: string): boolean => modelOfNumber.test(name.trim());

/** A brand that begins with a number, which is no count: « 7 for all mankind ». */
const brandOfNumber = /(?<![\p{L}\p{N}])7(?=\s+for\s+all\s+mankind(?!\p{L}))/giu;

const seven = '\uE004';

export const withoutBrandNumber = (text: string): string => text.replace(brandOfNumber, seven);
export const withBrandNumber = (text: string): string => text.replaceAll(seven, '7');
