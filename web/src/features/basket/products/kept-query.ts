const storageKey = 'product-query';

/** What was last searched in this tab, found again when coming back from a result. */
export function readQuery(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(storageKey, query);
  } catch {
    // A storage that is full or forbidden only costs the return to the same results.
  }
}
