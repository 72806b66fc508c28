/** Specification §5. */
export const productSearchSettings = { threshold: 0.15, minCharacters: 2 } as const;
