import { attempt } from '../../lib/attempt';
import { changeAppState } from '../app-store';
import { declaredLists } from '../declaration-request';
import { clearTab, eraseDrafts } from '../drafts/drafts';
import { initialAppState } from '../initial-state';

const erasureName = 'erased';

/** Removes everything that this application keeps of the person on this device; what was begun, in this tab and in those that are open. */
export function eraseEverything(): void {
  clearTab();
  eraseDrafts('basket-over');
  eraseDrafts('basket-over', declaredLists);
  changeAppState(({ currencies }) => ({ ...initialAppState, currencies }));
  // Told by its being written; nothing of it stays.
  attempt(() => {
    localStorage.setItem(erasureName, '');
    localStorage.removeItem(erasureName);
  });
}

/** Clears what this tab keeps, but for the work of an agent, once everything is erased in another one; returns the way to stop. */
export function followErasures(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== erasureName) return;
    attempt(() => {
      const own = Object.keys(sessionStorage).filter((name) => !name.startsWith('agent:'));
      for (const name of own) sessionStorage.removeItem(name);
    });
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
