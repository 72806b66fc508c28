import { measureName, measureSymbol } from '@retour/core';

const named = `kg|${measureName}|m[èe]tres?|once|lb|(?<!(?:le|au|du|par)\\s)livre|cigar(?:e|illo|ette)s?`;
const short = `${measureSymbol}|m|quart`;
const container = 'bouteille|cartouche|paquet|sachet|bo[iî]te|flacon|pot';
const fraction = '\\d+\\s?[.,/\\s]\\s?\\d+\\s?|[½¼¾]\\s?|demie?[\\s-]';
const the = 'l[ea]|les(?=\\s\\d)';

const afterPrice = '(?<=\\d\\s?(?:(?:\\p{Sc}|e|tl|dhs?|frs?|rs|kr|\\p{L}{3,}))?\\s?)';
const sign = `/(?<!\\d\\s?/(?=\\s*\\d))|(?<!\\p{L})(?:${the}|par)\\s|(?<=\\p{Sc}\\s?)(?:au\\s|(?=k))`;
const afterNumber = '(?<=\\d\\s?(?:[^\\s\\d/]+\\s){0,2}[^\\s\\d/]*\\s?)';
const word = `(?<!\\p{L})(?:${afterNumber}(?:${the}|du)|au|par)\\s(?=(?:\\d+\\s?|${fraction})?(?:${named}))`;

/**
 * « 15 € le kilo », « €/kg », « les 100 g », « la bouteille »: what a price is of, that is not all of it. Its groups: how many, or
 * a fraction; a unit by its name, by letters that may be a size (« S/M »), or a container.
 */
export const perMeasure = new RegExp(
  `(?<!(?:avec|dans|sans)\\s)(?:${afterPrice}(?:${sign})|${word})\\s*(?:(\\d{1,4})\\s?|(${fraction}))?(?:(${named})|(${short})|(${container}))(?![\\p{L}\\p{N}/'’])`,
  'iu',
);
