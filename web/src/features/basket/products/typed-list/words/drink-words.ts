const drinks = 'vins?|bi[èe]res?|champagnes?|cidres?|bordeaux|bourgognes?|kronenbourg';

/** « vin », « vin rouge »: what is counted in bottles, with no number of its own in its name. */
const plainDrink = new RegExp(
  `^(?:du |de la |un |une )?(?:${drinks})(?:\\s+(?:rouges?|blancs?|blanches?|ros[ée]s?|blondes?|brunes?|ambr[ée]es?))?$`,
  'iu',
);

/** « vin 2015 », « bière 1664 »: a year or a brand of a drink, and no price. */
const drinkOfNumber = new RegExp(`(?<!\\p{L})(?:${drinks})(?!\\p{L}).*\\s(?:1[6-9]|20)\\d\\d$`, 'iu');

/** A brand that is a number, whatever follows. */
const drinkNamedByNumber = /(?<!\p{L})(?:bi[èe]res?|kronenbourg)\s+1664$/iu;

/** « Chivas 12 », « Zacapa 23 »: their age. */
const agedDrink =
  /(?<!\p{L})(?:whisk(?:y|ies|ey)|rhums?|scotch|bourbon|chivas|ballantine['’]?s|macallan|glenfiddich|glenlivet|aberlour|lagavulin|laphroaig|talisker|bowmore|cardhu|zacapa|havana club|hibiki|yamazaki|abuelo)\s+(?:[78]|1[0-8]|2[1-5]|30)$/iu;

export const isAgedDrink = (name: string): boolean => agedDrink.test(name);
export const isPlainDrink = (name: string): boolean => plainDrink.test(name.trim());
export const isDrinkOfNumber = (name: string): boolean => drinkOfNumber.test(name.trim());
export const isDrinkNamedByNumber = (name: string): boolean => drinkNamedByNumber.test(name.trim());
