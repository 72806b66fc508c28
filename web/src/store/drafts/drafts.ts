import { attempt } from '../../lib/attempt';
import type { Shape } from '../../lib/shape';
import { type DraftName, draftTable, type Erasure } from './draft-table';

const keyOf = (name: DraftName, which: string): string => draftTable[name].key + which;

const bothStorages = (): readonly Storage[] => attempt(() => [localStorage, sessionStorage]) ?? [];

/**
 * What was typed, when it is of its shape. Earlier versions kept everything in the tab, and a text as it is, without the quotes of
 * JSON.
 * @param which tells one draft from the others of its kind
 */
export function readDraft<Draft>(name: DraftName, isDraft: Shape<Draft>, which = ''): Draft | undefined {
  const key = keyOf(name, which);
  const text =
    attempt(() => window[draftTable[name].storage].getItem(key) ?? sessionStorage.getItem(key)) ?? undefined;
  const draft = attempt<unknown>(() => (text === undefined ? undefined : JSON.parse(text)));
  return [draft, text].find((read): read is Draft => isDraft(read));
}

export function saveDraft(name: DraftName, draft: unknown, which = ''): void {
  const key = keyOf(name, which);
  attempt(() => {
    const storage = window[draftTable[name].storage];
    storage.setItem(key, JSON.stringify(draft));
    // Of an earlier version, which kept it elsewhere.
    for (const other of bothStorages()) if (other !== storage) other.removeItem(key);
  });
}

export function forgetDraft(name: DraftName, which = ''): void {
  for (const storage of bothStorages()) storage.removeItem(keyOf(name, which));
}

/** Whether the device had room for all of them. */
export function copyDrafts(names: readonly DraftName[], from: string, to: string): boolean {
  const copies = names.map((name) =>
    attempt(() => {
      for (const storage of bothStorages()) {
        const text = storage.getItem(keyOf(name, from));
        if (text !== null) storage.setItem(keyOf(name, to), text);
      }
      return true;
    }),
  );
  return copies.every((copy) => copy === true);
}

/** Tells when another tab changes a draft of the device; returns the way to stop. */
export function followDraft(name: DraftName, onChange: () => void, which = ''): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === keyOf(name, which)) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The drafts that do not outlive this. */
export function draftsErasedWhen(erasure: Erasure): readonly DraftName[] {
  const names = Object.keys(draftTable) as DraftName[];
  return names.filter((name) => draftTable[name].erasedWhen.includes(erasure));
}

/** The names in storage of the drafts that do not outlive this; a key that several share ends with a sign, or is an agent's. */
function kindsErasedWhen(erasure: Erasure, which = ''): (key: string) => boolean {
  const kinds = draftsErasedWhen(erasure).map((name) => draftTable[name].key);
  return (key) =>
    kinds.some((kind) => key === kind + which || (/^agent|\W$/.test(kind) && key.startsWith(kind)));
}

/** What this tab keeps of the drafts that do not outlive this, as it is stored, by its name there. */
export function tabDrafts(erasure: Erasure): Readonly<Record<string, string>> {
  const isErased = kindsErasedWhen(erasure);
  const stored = attempt(() => Object.entries<string>({ ...sessionStorage })) ?? [];
  return Object.fromEntries(stored.filter(([key]) => isErased(key)));
}

/** Keeps in this tab what `tabDrafts` gave. */
export function giveDraftsBack(erasure: Erasure, drafts: Readonly<Record<string, string>>): void {
  const isErased = kindsErasedWhen(erasure);
  for (const [key, text] of Object.entries(drafts).filter(([key]) => isErased(key))) {
    attempt(() => sessionStorage.setItem(key, text));
  }
}

/** Forgets every draft that does not outlive this, in this tab and of the device; of the basket of this name, where it has one. */
export function eraseDrafts(erasure: Erasure, which = ''): void {
  const isErased = kindsErasedWhen(erasure, which);
  for (const storage of bothStorages()) {
    for (const key of Object.keys(storage).filter(isErased)) storage.removeItem(key);
  }
}

/** Nothing of what this tab keeps stays, whatever it is. */
export function clearTab(): void {
  attempt(() => sessionStorage.clear());
}
