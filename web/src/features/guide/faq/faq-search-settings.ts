/** Specification §5: FAQ search. */
export const faqSearchThreshold = 0.2;
export const faqSearchMinimum = 2;
/** Beyond these, the answers have little to do with the question. */
export const maxFaqHits = 8;
