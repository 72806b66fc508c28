const measure =
  'kg|kilos?|gr?|grammes?|[cdm]?l|litres?|m|m[èe]tres?|once|lb|(?<!(?:le|au|du)\\s)livre|cigares?|cigarillos?|cigarettes?';
const container = 'bouteille|cartouche|paquet|sachet|bo[iî]te|flacon|pot';

/** « 15 € le kilo », « €/kg », « les 100 g », « la bouteille »: what a price is of, that is not all of it; after a number. */
export const perMeasure = new RegExp(
  `(?<=\\d\\s?(?:[^\\s\\d/]+\\s){0,2}[^\\s\\d/]*\\s?)(?:/|(?<!\\p{L})(?:l[ea]|les(?=\\s\\d)|au|par|du)\\s|(?<=\\p{Sc}\\s?)(?=k))\\s*(?:(\\d{1,4})\\s?)?(?:(${measure})|(${container}))(?![\\p{L}\\p{N}/'’])`,
  'iu',
);
