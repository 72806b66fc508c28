import type { RunStatement } from '../../platform/database/database';
import { digestEntry } from './digest-entry';
import type { LogFault } from './log-faults';
import { type LogEnd, type LogRow, readChain, readCuts } from './storage/log-rows';

export interface ChainToVerify {
  /** The entry before the first one that is kept. */
  readonly begin: LogEnd;
  /** The last entry to read: those after it are being written. */
  readonly end: LogEnd;
  /** What the digests of some entries were, as written down elsewhere. */
  readonly earlier: readonly LogEnd[];
  readonly pageRows: number;
}

/** A cut that an entry tells of. */
export type FoundCut = LogEnd;

export interface VerifiedChain {
  readonly entries: number;
  readonly cuts: readonly FoundCut[];
  readonly faults: readonly LogFault[];
}

/** The place in a chain up to which it was read. */
interface Place {
  seq: number;
  digest: string;
  /** The entry there was edited: the entries after it may still be as they were written. */
  isDoubtful: boolean;
}

function cutOf({ action, agent_id, subject_id, details }: LogRow): readonly FoundCut[] {
  if (action !== 'log-cut' || agent_id !== null || details === null) return [];
  const told: { readonly last?: unknown; readonly digest?: unknown } = JSON.parse(details);
  return [{ chain: Number(subject_id), seq: Number(told.last), digest: String(told.digest) }];
}

/** Whether the end of the time of entries came while they were read: the chain begins after them now. */
async function skipCut(run: RunStatement, chain: number, place: Place): Promise<void> {
  const cut = (await readCuts(run, chain)).at(-1);
  if (cut === undefined || cut.seq <= place.seq) return;
  Object.assign(place, { seq: cut.seq, digest: cut.digest, isDoubtful: false });
}

function verifyEntry(row: LogRow, place: Place): LogFault['kind'] | null {
  if (digestEntry(row) !== row.digest) return 'edited';
  return row.previous === place.digest || place.isDoubtful ? null : 'out-of-order';
}

/** What entries say against the digests that were written down elsewhere. */
function againstCopies(place: LogEnd, earlier: readonly LogEnd[]): readonly LogFault[] {
  return earlier
    .filter(({ seq, digest }) => seq === place.seq && digest !== place.digest)
    .map(({ chain, seq }) => ({ chain, seq, kind: 'other-copy' }));
}

/** Verifies one chain from its beginning to an end, a page at a time. */
export async function verifyChain(
  run: RunStatement,
  { begin, end, earlier, pageRows }: ChainToVerify,
): Promise<VerifiedChain> {
  const { chain } = end;
  const place: Place = { seq: begin.seq, digest: begin.digest, isDoubtful: false };
  const faults: LogFault[] = [...againstCopies(begin, earlier)];
  const cuts: FoundCut[] = [];
  let entries = 0;

  async function verifyRow(row: LogRow): Promise<void> {
    if (row.seq > place.seq + 1) await skipCut(run, chain, place);
    if (row.seq <= place.seq) return;
    if (row.seq > place.seq + 1) {
      faults.push({ chain, seq: place.seq + 1, upTo: row.seq - 1, kind: 'missing' });
      Object.assign(place, { digest: row.previous, isDoubtful: false });
    }
    const kind = verifyEntry(row, place);
    if (kind !== null) faults.push({ chain, seq: row.seq, kind });
    faults.push(...againstCopies(row, earlier));
    cuts.push(...cutOf(row));
    entries += 1;
    Object.assign(place, { seq: row.seq, digest: row.digest, isDoubtful: kind === 'edited' });
  }

  for (let after = begin.seq; after < end.seq; ) {
    const page = await readChain(run, { chain, after, limit: pageRows });
    for (const row of page) if (row.seq <= end.seq) await verifyRow(row);
    after = page.at(-1)?.seq ?? end.seq;
  }
  if (place.seq < end.seq) await skipCut(run, chain, place);
  if (place.seq < end.seq) faults.push({ chain, seq: place.seq + 1, upTo: end.seq, kind: 'tail-cut' });
  else if (place.seq === end.seq && place.digest !== end.digest && !place.isDoubtful)
    faults.push({ chain, seq: end.seq, kind: 'out-of-order' });
  const beyond = earlier.filter(({ seq }) => seq > end.seq).map(({ seq }) => seq);
  if (beyond.length > 0)
    faults.push({ chain, seq: end.seq + 1, upTo: Math.max(...beyond), kind: 'tail-cut' });
  return { entries, cuts, faults };
}
