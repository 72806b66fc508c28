import type { Holder } from '@retour/contract';

const leaseSeconds = 120;
/** Beyond, the answer that gave it came: its sheet was opened, by a process of the version before or by one that could not say so. */
const answerSeconds = 20;

const inSeconds = (seconds: number): string => `now() + interval '${seconds} seconds'`;

/** When a lease that begins now ends, on the clock of the database. */
export const leaseEnd = inSeconds(leaseSeconds);

/** Whether the sheet of a `lease` was opened, or is taken to be. */
export const isOpenedLease = `(lease.is_opened or lease.until < ${inSeconds(leaseSeconds - answerSeconds)})`;

/** What takes a lease: whoever has it goes on; it is free once it is over, or left. */
export const takenLease = `set agent_id = excluded.agent_id, until = excluded.until, is_left = false, is_opened = excluded.is_opened
  where lease.agent_id = excluded.agent_id or lease.until <= now() or lease.is_left`;

/** The leases that live, with the names of their agents: to be joined as `holder`. */
export const leaseOfHolder = `
  select declaration_id, agent_id, first_name, last_name
  from declaration_lease left join agent on agent.id::text = agent_id
  where until > now() and not is_left`;

/** The columns of `HolderRow`, from a join named `holder`. */
export const holderNames = `holder.agent_id as holder_id, holder.first_name as holder_first_name,
  holder.last_name as holder_last_name`;

export interface HolderRow {
  readonly holder_id: string | null;
  readonly holder_first_name: string | null;
  readonly holder_last_name: string | null;
}

/** The agent who has a declaration before them; null when nobody has. */
export function holderOf(row: HolderRow): Holder | null {
  if (row.holder_id === null) return null;
  const name = `${row.holder_first_name ?? ''} ${row.holder_last_name ?? ''}`.trim();
  return { id: row.holder_id, ...(name === '' ? {} : { name }) };
}
