/** Specification §5: FAQ search. */
export const faqSearchThreshold = 0.2;
export const faqSearchMinimum = 2;
