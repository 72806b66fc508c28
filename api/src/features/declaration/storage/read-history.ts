import type { HistoryEntry } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

interface HistoryRow {
  readonly version: number;
  readonly at: Date;
  readonly actor_type: HistoryEntry['by']['type'];
  readonly actor_id: string | null;
  readonly action: HistoryEntry['action'];
  readonly from_status: HistoryEntry['from'];
  readonly to_status: HistoryEntry['to'];
  readonly payment: HistoryEntry['payment'] | null;
}

/** Every change of a declaration, oldest first. */
export async function readHistory(run: RunStatement, id: string): Promise<HistoryEntry[]> {
  const rows = await run<HistoryRow>({
    name: 'read-declaration-history',
    text: `select version, at, actor_type, actor_id, action, from_status, to_status, payment
      from declaration_history where declaration_id = $1 order by version`,
    values: [id],
  });
  return rows.map((row) => ({
    version: row.version,
    at: row.at.toISOString(),
    by: { type: row.actor_type, ...(row.actor_id === null ? {} : { id: row.actor_id }) },
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    ...(row.payment === null ? {} : { payment: row.payment }),
  }));
}
