/** Specification §5. */
export const productSearchSettings = { threshold: 0.15, minCharacters: 2 } as const;

/** Whether what is typed is enough to be searched; of signs alone, nothing is found, and that is said. */
export function isSearched(query: string): boolean {
  const { length } = query.replace(/[^\p{L}\p{N}]/gu, '');
  return length === 0 ? query.trim() !== '' : length >= productSearchSettings.minCharacters;
}
