import type { RunStatement } from '../../../platform/database/database';

/** An entry as it is digested: every value as the text that was digested, null where there is none. */
export interface LogRow {
  readonly chain: number;
  readonly seq: number;
  readonly at: string;
  readonly agent_id: string | null;
  readonly session_id: string | null;
  readonly network: string | null;
  readonly action: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly details: string | null;
  readonly row_count: string | null;
  /** Hexadecimal, as every digest here. */
  readonly previous: string;
  readonly digest: string;
}

/** Where a chain ends, or where it begins since it was cut. */
export interface LogEnd {
  readonly chain: number;
  readonly seq: number;
  readonly digest: string;
}

export interface LogCut extends LogEnd {
  readonly first_seq: number;
}

/** Entries of a chain after a number, in order. Numbers are below 2^53 for as long as anybody writes. */
export function readChain(
  run: RunStatement,
  { chain, after, limit }: { readonly chain: number; readonly after: number; readonly limit: number },
): Promise<readonly LogRow[]> {
  return run<LogRow>({
    name: 'read-access-log-chain',
    text: `select chain, seq::float8 as seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, agent_id,
      session_id::text as session_id, network, action, subject_kind, subject_id, details::text as details,
      row_count::text as row_count, encode(previous, 'hex') as previous, encode(digest, 'hex') as digest
      from access_log where chain = $1 and seq > $2 order by seq limit $3`,
    values: [chain, after, limit],
  });
}

/** Where each chain ends, as whoever writes the next entry finds it. */
export function readHeads(run: RunStatement): Promise<readonly LogEnd[]> {
  return run<LogEnd>({
    text: `select chain, seq::float8 as seq, encode(digest, 'hex') as digest from access_log_head order by chain`,
    values: [],
  });
}

/** What was cut of a chain, the oldest first. */
export function readCuts(run: RunStatement, chain: number): Promise<readonly LogCut[]> {
  return run<LogCut>({
    text: `select chain, first_seq::float8 as first_seq, last_seq::float8 as seq, encode(digest, 'hex') as digest
      from access_log_cut where chain = $1 order by last_seq`,
    values: [chain],
  });
}

/** Whether there is a log: a database that was never migrated this far has none. */
export async function hasLog(run: RunStatement): Promise<boolean> {
  const [row] = await run<{ found: boolean }>({
    text: `select to_regclass('access_log_head') is not null as found`,
    values: [],
  });
  return row?.found === true;
}
