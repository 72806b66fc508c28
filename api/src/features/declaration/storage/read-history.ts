import type { HistoryEntry } from '@retour/contract';
import { eurosOf } from '@retour/core';
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
  readonly receipt: HistoryEntry['receipt'] | null;
  readonly settled_cents: number | null;
  readonly reason: string | null;
  readonly handed_over: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function actorOf(row: HistoryRow): HistoryEntry['by'] {
  const name = [row.first_name, row.last_name].filter((part) => part !== null && part !== '').join(' ');
  return {
    type: row.actor_type,
    ...(row.actor_id === null ? {} : { id: row.actor_id }),
    ...(name === '' ? {} : { name }),
  };
}

/** A settlement, or its reversal: what was owed then is what had been settled. */
const isOfSettlement = `(action = 'status-changed' and to_status = 'paid' or action = 'reversed')`;

/** Every change of a declaration, oldest first, with the names of the agents. */
export async function readHistory(run: RunStatement, id: string): Promise<HistoryEntry[]> {
  const rows = await run<HistoryRow>({
    name: 'read-declaration-history',
    text: `select version, at, actor_type, actor_id, action, from_status, to_status, payment, reason, handed_over, first_name, last_name, (
        select json_build_object('officeId', office_id, 'year', year, 'number', number, 'amount', total_cents / 100.0, 'means', (
          select coalesce(json_agg(mean order by position), '[]') from payment_part where payment_id = payment.id
        ))
        from payment where payment.declaration_id = $1
          and case when declaration_history.action = 'reversed' then payment.reversed_at = declaration_history.at
            else payment.version = declaration_history.version end
      ) as receipt,
      (case when ${isOfSettlement} then total_cents end)::float8 as settled_cents
      from declaration_history left join agent on actor_type = 'agent' and agent.id::text = actor_id
      where declaration_id = $1 order by version`,
    values: [id],
  });
  return rows.map((row) => ({
    version: row.version,
    at: row.at.toISOString(),
    by: actorOf(row),
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    ...(row.payment === null ? {} : { payment: row.payment }),
    ...(row.receipt === null ? {} : { receipt: row.receipt }),
    ...(row.settled_cents === null ? {} : { settled: eurosOf(row.settled_cents) }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.handed_over === null ? {} : { handedOver: row.handed_over }),
  }));
}
