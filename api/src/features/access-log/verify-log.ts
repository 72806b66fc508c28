import type { RunStatement } from '../../platform/database/database';
import { chainOrigin } from './digest-entry';
import type { LogFault } from './log-faults';
import { type LogCut, type LogEnd, readChain, readCuts, readHeads } from './storage/log-rows';
import { type FoundCut, verifyChain } from './verify-chain';

export interface LogReport {
  /** Entries that were read. */
  readonly entries: number;
  /** Entries erased when their time was over, whose digests are kept as a proof. */
  readonly cut: number;
  /** Where each chain ended when the reading began. */
  readonly ends: readonly LogEnd[];
  /** In the order of chains and numbers. */
  readonly faults: readonly LogFault[];
}

export interface VerifyOptions {
  /** Ends of chains that were written down elsewhere before: the log must still say the same. */
  readonly earlierEnds?: readonly LogEnd[];
  /** Entries read at once. */
  readonly pageRows?: number;
}

const chains = 16;

/** Each proof of a cut follows the one before, from the first entry; gives where it does not. */
function faultsOfCuts(chain: number, cuts: readonly LogCut[]): readonly LogFault[] {
  let next = 1;
  for (const cut of cuts) {
    if (cut.first_seq !== next) return [{ chain, seq: next, upTo: cut.seq, kind: 'proof' }];
    next = cut.seq + 1;
  }
  return [];
}

/** Entries after the end of their chain: read before it, as somebody may be writing. */
async function findAdded(run: RunStatement, { chain, seq }: LogEnd): Promise<readonly LogFault[]> {
  const [first] = await readChain(run, { chain, after: seq, limit: 1 });
  if (first === undefined) return [];
  const end = (await readHeads(run)).find((head) => head.chain === chain);
  return end !== undefined && first.seq <= end.seq ? [] : [{ chain, seq: first.seq, kind: 'added' }];
}

/** The proof of a cut is told by an entry too, of a chain that is verified. */
function faultsOfProofs(cuts: readonly LogCut[], told: readonly FoundCut[]): readonly LogFault[] {
  return cuts
    .filter(
      (cut) =>
        !told.some(
          ({ chain, seq, digest }) => cut.chain === chain && cut.seq === seq && cut.digest === digest,
        ),
    )
    .map(({ chain, first_seq: seq, seq: upTo }) => ({ chain, seq, upTo, kind: 'proof' }));
}

/**
 * Reads the whole log, a page at a time, and computes every digest again: finds entries that were edited, removed, moved or
 * added by anything but the service. Others may write and cut meanwhile. What it cannot find alone is a log that was
 * written anew from some entry to its end, heads included: `earlierEnds` does.
 */
export async function verifyLog(
  run: RunStatement,
  { earlierEnds = [], pageRows = 1_000 }: VerifyOptions = {},
): Promise<LogReport> {
  const cuts: LogCut[][] = [];
  for (let chain = 0; chain < chains; chain += 1) cuts.push([...(await readCuts(run, chain))]);
  const heads = await readHeads(run);
  const ends: LogEnd[] = [];
  const faults: LogFault[] = [];
  const told: FoundCut[] = [];
  let entries = 0;
  for (let chain = 0; chain < chains; chain += 1) {
    const cutBefore = cuts[chain] ?? [];
    faults.push(...faultsOfCuts(chain, cutBefore));
    const begin = cutBefore.at(-1) ?? { chain, seq: 0, digest: chainOrigin(chain) };
    const end = heads.find((head) => head.chain === chain);
    if (end === undefined) {
      faults.push({ chain, seq: begin.seq + 1, kind: 'tail-cut' });
      continue;
    }
    const earlier = earlierEnds.filter((each) => each.chain === chain);
    const read = await verifyChain(run, { begin, end, earlier, pageRows });
    entries += read.entries;
    told.push(...read.cuts);
    faults.push(...read.faults, ...(await findAdded(run, end)));
    ends.push(end);
  }
  const lastCuts = cuts.flatMap((each) => each.slice(-1));
  faults.push(...faultsOfProofs(lastCuts, told));
  const cut = lastCuts.reduce((sum, { seq }) => sum + seq, 0);
  return { entries, cut, ends, faults: faults.toSorted((a, b) => a.chain - b.chain || a.seq - b.seq) };
}
