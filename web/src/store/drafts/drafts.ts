import { attempt } from '../../lib/attempt';
import type { Shape } from '../../lib/shape';
import { type DraftName, draftTable, type Erasure } from './draft-table';

const keyOf = (name: DraftName, which: string): string => draftTable[name].key + which;

/**
 * What was typed, when it is of its shape. Earlier versions kept a text as it is, without the quotes of JSON.
 * @param which tells one draft from the others of its kind
 */
export function readDraft<Draft>(name: DraftName, isDraft: Shape<Draft>, which = ''): Draft | undefined {
  const text = attempt(() => sessionStorage.getItem(keyOf(name, which))) ?? undefined;
  const draft = attempt<unknown>(() => (text === undefined ? undefined : JSON.parse(text)));
  return [draft, text].find((read): read is Draft => isDraft(read));
}

export function saveDraft(name: DraftName, draft: unknown, which = ''): void {
  attempt(() => sessionStorage.setItem(keyOf(name, which), JSON.stringify(draft)));
}

export function forgetDraft(name: DraftName, which = ''): void {
  attempt(() => sessionStorage.removeItem(keyOf(name, which)));
}

/** Forgets, in this tab, every draft that does not outlive this. */
export function eraseDrafts(erasure: Erasure): void {
  const erased = Object.values(draftTable)
    .filter(({ erasedWhen }) => erasedWhen.some((known) => known === erasure))
    .map(({ key }) => key);
  const stored = attempt(() => Object.keys(sessionStorage)) ?? [];
  for (const name of stored.filter((name) => erased.some((key) => name.startsWith(key)))) {
    attempt(() => sessionStorage.removeItem(name));
  }
}

/** Nothing of what this tab keeps stays, whatever it is. */
export function clearTab(): void {
  attempt(() => sessionStorage.clear());
}
