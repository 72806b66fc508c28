/** « iPhone 15 », « Chanel 5 », « Levi’s 501 »: a number that is of the name, and no price; « iPhone 1099 » is one. */
const modelOfNumber =
  /(?<!\p{L})(?:(?:iphone|ipad|galaxy|pixel|redmi|playstation|switch|gopro(?: hero)?|airpods(?: pro)?|ps|xbox|buds(?: pro)?|jordans?|sims|gta|mario kart|final fantasy|windows|om[ée]ga|vitamine [bdk]|galaxy s)\s+(?:[1-9]|[12]\d)|chanel\s+(?:5|19|22)|levi['’]?s\s+5\d\d|peugeot\s+\d0\d|(?:n°|numéro)\s*\d+)$/iu;

/** Names that « 1 » ends; of any other, it begins a price: « sac 1 200 € ». */
const calledOne =
  /(?<!\p{L})(?:air\s*(?:force|max)|jordans?|dunhill|formul[ae]|tome|saison|volume|playstation|ps)\s*$/iu;

export const mayBeCalledOne = (before: string): boolean => calledOne.test(before);

export const isModelOfNumber = (name: string): boolean =>
  modelOfNumber.test(name.trim()) || mayBeCalledOne(/^(.*\s)1$/u.exec(name.trim())?.[1] ?? '');

/** « Galaxy A 55 »; « parfum a 12 500 € » is « à ». */
const aOfModel = /(?<!\p{L})(?:galaxy|tab|samsung|redmi|oppo|audi|classe)\s+a\s*$/iu;
/** « boîte de 25 », « lot de 2 ». */
const ofContainer =
  /(?<!\p{L})(?:bo[iî]te|lot|pack|set|kit|coffret|display|carton|caisse|paquet|cartouche|sachet|plateau|[ée]tui|ensemble|assortiment|barquette|flacon)s?\s+de\s*$/iu;
/** « jeu pour 8 », « tente pour 4 ». */
const forPersons =
  /(?<!\p{L})(?:jeux?|jouets?|legos?|tentes?|tables?|nappes?|services?|vaisselle|raclette|fondue)(?!\p{L}).*\spour\s*$/iu;
const maxPersons = 12;

/** Whether words that lead to a price elsewhere make this number one of the name. */
export const leadsToNumberOfName = (before: string, number: string): boolean =>
  aOfModel.test(before) ||
  ofContainer.test(before) ||
  (forPersons.test(before) && Number(number) <= maxPersons);

/** A brand that begins with a number, which is no count: « 7 for all mankind ». */
const brandOfNumber = /(?<![\p{L}\p{N}])7(?=\s+for\s+all\s+mankind(?!\p{L}))/giu;

const seven = '\uE004';

export const withoutBrandNumber = (text: string): string => text.replace(brandOfNumber, seven);
export const withBrandNumber = (text: string): string => text.replaceAll(seven, '7');
