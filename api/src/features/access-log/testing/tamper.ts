import { entryOf, insertEntry, type LoggedAct } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { digestEntry } from '../digest-entry';
import { readChain, readHeads } from '../storage/log-rows';

/** Writes an entry as any act does. */
export async function logAct(run: RunStatement, agentId: string, act: LoggedAct): Promise<void> {
  const by = { agentId, sessionId: null, network: '192.0.2.7' };
  await run({
    name: 'log-act',
    text: `with logged as (${insertEntry({ entry: '$1' })} returning 1) select 1`,
    values: [entryOf(by, act)],
  });
}

/** Writes that many entries, of several agents who work at once. */
export async function fillLog(run: RunStatement, entries: number): Promise<void> {
  const agents = 40;
  const work = async (agent: number): Promise<void> => {
    for (let at = agent; at < entries; at += agents) {
      await logAct(run, `agent-${agent}`, {
        action: 'declaration-read',
        subject: { kind: 'declaration', id: `d-${at}` },
        details: { é: 'à', at },
        rows: at % 3,
      });
    }
  };
  await Promise.all(Array.from({ length: agents }, (_, agent) => work(agent)));
}

/** Lets the owner of the table do what the service may not. */
export async function asOwner(run: RunStatement, work: () => Promise<unknown>): Promise<void> {
  await run({ text: 'alter table access_log disable trigger user', values: [] });
  await work();
  await run({ text: 'alter table access_log enable trigger user', values: [] });
}

/**
 * Dates the first entries of each chain so many days back and writes every digest after them anew, heads included: what
 * somebody can do who owns the table and knows the rule.
 */
export async function backdate(
  run: RunStatement,
  { days, upTo }: { days: number; upTo: number },
): Promise<void> {
  await asOwner(run, async () => {
    await run({
      text: `update access_log set at = at - $1 * interval '1 day' where seq <= $2`,
      values: [days, upTo],
    });
    for (const { chain } of await readHeads(run)) await chainAnew(run, chain);
  });
}

/** Writes the digests of a chain anew, from its first entry to its head. */
export async function chainAnew(run: RunStatement, chain: number): Promise<void> {
  const rows = await readChain(run, { chain, after: 0, limit: 1_000_000 });
  let previous = rows[0]?.previous ?? '';
  for (const row of rows) {
    const digest = digestEntry({ ...row, previous });
    await run({
      text: `update access_log set previous = decode($3, 'hex'), digest = decode($4, 'hex') where chain = $1 and seq = $2`,
      values: [chain, row.seq, previous, digest],
    });
    previous = digest;
  }
  await run({
    text: `update access_log_head set digest = decode($2, 'hex') where chain = $1 and seq > 0`,
    values: [chain, previous],
  });
}
