import { attempt } from '../../lib/attempt';
import { randomUuid } from '../../lib/random-uuid';
import {
  isNumber,
  isRecord,
  isText,
  objectOf,
  recordOf,
  type Shape,
  type UnknownRecord,
} from '../../lib/shape';
import { isKeptUntil } from './work-time';

/** What an agent had begun when somebody else signed in: the drafts of one tab by their key, or what all tabs share. */
interface WorkAside {
  readonly drafts: Readonly<Record<string, string>>;
  readonly shared: UnknownRecord;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

const asideName = 'agent:aside';
const sharedPart = 'shared';

const isWork: Shape<WorkAside> = objectOf<WorkAside>({
  drafts: recordOf(isText),
  shared: isRecord,
  until: isNumber,
});

const prefixOf = (userId: string): string => `${asideName}:${userId}:`;
/** In a tab: which work is its own, of those of an agent. */
const ownName = (userId: string): string => `${asideName}-of:${userId}`;

/** The tab's takes what that of the device has no room for. */
const storages = (): readonly Storage[] => attempt(() => [localStorage, sessionStorage]) ?? [];

const namesIn = (storage: Storage, prefix: string): readonly string[] =>
  Object.keys(storage).filter((name) => name.startsWith(prefix));

function readWork(storage: Storage, name: string): WorkAside | undefined {
  const work = attempt<unknown>(() => JSON.parse(storage.getItem(name) ?? ''));
  return isWork(work) && isKeptUntil(work.until) ? work : undefined;
}

/** Whether it is kept: it is read back. */
function write(name: string, work: WorkAside): boolean {
  const text = JSON.stringify(work);
  return storages().some(
    (storage) =>
      attempt(() => {
        storage.setItem(name, text);
        return storage.getItem(name) === text;
      }) === true,
  );
}

/** Forgets what was kept long enough, or cannot be read. */
export function pruneAside(): void {
  for (const storage of storages()) {
    for (const name of namesIn(storage, asideName)) {
      if (!name.startsWith(`${asideName}-of:`) && readWork(storage, name) === undefined)
        storage.removeItem(name);
    }
  }
}

/** Keeps the drafts of this tab out of reach of any page, under a name that no other tab writes. */
export function putDraftsAside(userId: string, drafts: WorkAside['drafts'], until: number): void {
  if (Object.keys(drafts).length === 0) return;
  const name = prefixOf(userId) + randomUuid();
  if (write(name, { drafts, shared: {}, until })) {
    attempt(() => sessionStorage.setItem(ownName(userId), name));
  }
}

/** The same of what all tabs share, which two tabs that see a colleague at once read alike. */
export function putSharedAside(userId: string, shared: UnknownRecord, until: number): void {
  if (Object.keys(shared).length > 0) write(prefixOf(userId) + sharedPart, { drafts: {}, shared, until });
}

export function hasAside(userId: string): boolean {
  pruneAside();
  return storages().some((storage) => namesIn(storage, prefixOf(userId)).length > 0);
}

function take(name: string): WorkAside | undefined {
  const [work] = storages().flatMap((storage) => readWork(storage, name) ?? []);
  for (const storage of storages()) storage.removeItem(name);
  return work;
}

/** The drafts that this tab put aside, or else those of a tab that is no more: they are there no more. */
export function takeDraftsBack(userId: string): WorkAside['drafts'] | undefined {
  const own = attempt(() => sessionStorage.getItem(ownName(userId))) ?? undefined;
  attempt(() => sessionStorage.removeItem(ownName(userId)));
  const names = storages()
    .flatMap((storage) => namesIn(storage, prefixOf(userId)))
    .filter((name) => name !== prefixOf(userId) + sharedPart);
  const name = names.find((one) => one === own) ?? names[0];
  return name === undefined ? undefined : take(name)?.drafts;
}

/** The same of what all tabs share. */
export function takeSharedBack(userId: string): UnknownRecord | undefined {
  return take(prefixOf(userId) + sharedPart)?.shared;
}

/** The agent signed out: nothing of theirs is given back. */
export function eraseAside(userId: string): void {
  for (const storage of storages()) {
    for (const name of [...namesIn(storage, prefixOf(userId)), ownName(userId)]) storage.removeItem(name);
  }
}

/** What this tab keeps for colleagues is there after what clears it. */
export function keepAside(clear: () => void): void {
  const kept = attempt(() =>
    Object.entries<string>({ ...sessionStorage }).filter(([name]) => name.startsWith(asideName)),
  );
  clear();
  for (const [name, text] of kept ?? []) attempt(() => sessionStorage.setItem(name, text));
}
