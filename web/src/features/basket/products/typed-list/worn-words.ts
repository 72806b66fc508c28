/** Clothes and shoes, whose size may stand where the cents of a price do. */
const worn =
  /(?<!\p{L})(?:chaussures?|baskets?|bottes?|bottines?|sandales?|mocassins?|escarpins?|ballerines?|sneakers?|tongs?|babouches?|robes?|jupes?|jeans?|pantalons?|shorts?|bermudas?|chemises?|chemisiers?|pulls?|vestes?|manteaux?|blousons?|costumes?|tailleurs?|maillots?|djellabas?|caftans?|nike|adidas)(?!\p{L})/iu;

export const isWorn = (name: string): boolean => worn.test(name);
