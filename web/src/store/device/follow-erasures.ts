import { attempt } from '../../lib/attempt';

const erasureName = 'erased';

/** Tells the other tabs that everything is erased, by its being written; nothing of it stays. */
export function tellErasure(): void {
  attempt(() => {
    localStorage.setItem(erasureName, '');
    localStorage.removeItem(erasureName);
  });
}

/** Clears what this tab keeps, but for the work of an agent. */
export function clearTravellerTab(): void {
  attempt(() => {
    // The form of an article that an agent types is named as a traveller's is, by its declaration.
    const own = Object.keys(sessionStorage).filter((name) => !/^agent:|^article-draft::/u.test(name));
    for (const name of own) sessionStorage.removeItem(name);
  });
}

/** Does the same, or what a page says, once everything is erased in another tab; returns the way to stop. */
export function followErasures(onErased = clearTravellerTab): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === erasureName) onErased();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
