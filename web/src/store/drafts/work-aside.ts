import { attempt } from '../../lib/attempt';
import {
  isNumber,
  isRecord,
  isText,
  objectOf,
  recordOf,
  type Shape,
  type UnknownRecord,
} from '../../lib/shape';

/** What an agent had begun when somebody else signed in: the drafts of tabs by their key, and what all tabs share. */
export interface WorkAside {
  readonly drafts: Readonly<Record<string, string>>;
  readonly shared: UnknownRecord;
}

interface DatedWork extends WorkAside {
  /** Milliseconds since the epoch. */
  readonly until: number;
}

const asideName = 'agent:aside';

/** A turn of duty and the next one: it names travellers, and nobody comes back to it later. */
const keptMs = 24 * 60 * 60 * 1_000;

const isWork: Shape<DatedWork> = objectOf<DatedWork>({
  drafts: recordOf(isText),
  shared: isRecord,
  until: isNumber,
});

/** By agent, without what was kept long enough. */
function readAside(): Readonly<Record<string, DatedWork>> {
  const stored = attempt<unknown>(() => JSON.parse(localStorage.getItem(asideName) ?? '{}'));
  const works = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    works.flatMap(([userId, work]) => (isWork(work) && work.until > Date.now() ? [[userId, work]] : [])),
  );
}

function write(works: Readonly<Record<string, DatedWork>>): void {
  attempt(() => {
    if (Object.keys(works).length === 0) localStorage.removeItem(asideName);
    else localStorage.setItem(asideName, JSON.stringify(works));
  });
}

/** Keeps the work of an agent out of reach of any page, with what other tabs put there of theirs. */
export function putAside(userId: string, { drafts, shared }: WorkAside): void {
  if (Object.keys(drafts).length + Object.keys(shared).length === 0) return;
  const works = readAside();
  const before = works[userId];
  const work: DatedWork = {
    drafts: { ...before?.drafts, ...drafts },
    shared: { ...before?.shared, ...shared },
    until: Date.now() + keptMs,
  };
  write({ ...works, [userId]: work });
}

/** The work of an agent who is back, which is there no more. */
export function takeBack(userId: string): WorkAside | undefined {
  const { [userId]: work, ...others } = readAside();
  write(others);
  return work;
}
