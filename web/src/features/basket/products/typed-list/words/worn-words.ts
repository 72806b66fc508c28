/** Clothes and shoes, whose size may stand where the cents of a price do. */
const worn =
  /(?<!\p{L})(?:chaussures?|baskets?|bottes?|bottines?|sandales?|mocassins?|escarpins?|ballerines?|sneakers?|tongs?|babouches?|robes?|jupes?|jeans?|pantalons?|shorts?|bermudas?|chemises?|chemisiers?|pulls?|vestes?|manteaux?|blousons?|costumes?|tailleurs?|maillots?|djellabas?|caftans?|nike|adidas)(?!\p{L})/iu;

export const isWorn = (name: string): boolean => worn.test(name);

/** What is worn by its length in centimetres or inches, and by that around a head or a finger. */
const belt = /(?<!\p{L})(?:ceintur(?:e|on)|soutiens?[- ]gorge)s?(?!\p{L})/iu;
const round =
  /(?<!\p{L})(?:casquettes?|chapeaux?|bonnets?|bérets?|bagues?|alliances?|chevalières?)(?!\p{L})/iu;

const sizesOf = (named: string): RegExp | undefined => {
  if (belt.test(named)) return /^(?:2[68]|3\d|4[0-6]|[67]\d|[89][05])$/;
  if (round.test(named)) return /^(?:4[46-8]|5[1-9]|6[0-4])$/;
  return isWorn(named) ? /^(?:2[46-9]|3\d|4[0-8]|5[124])$/ : undefined;
};

/** « robe 38 », « bague 52 », « ceinture 85 ». */
export const isSizeOf = (digits: string, named: string): boolean => sizesOf(named)?.test(digits) ?? false;

/** « chaussures 80 € 42 », « ceinture 65 $ 85 », « vans 65 $ 42 »: as many cents, or a size; « t-shirt 12 € 50 » is how a price is said. */
export const mayBeSize = (digits: string, named: string): boolean =>
  (sizesOf(named) ?? /^(?:3[4678]|4[1-46-8])$/).test(digits);
