import type { Holder } from '@retour/contract';
import { waitingStatuses } from '@retour/core';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { textList } from '../../../platform/database/sql-text';
import { type HolderRow, holderNames, holderOf, leaseEnd, leaseOfHolder, takenLease } from './holder';

interface HeldRow extends HolderRow {
  /** It waits, and the agent does not have it. */
  readonly is_refused: boolean;
}

const waits = `status in (${textList(waitingStatuses)})`;

/** A screen that stays open says so every minute: it is told once. */
const isNew = `not exists (
  select from declaration_lease lease
  where lease.declaration_id = taken.declaration_id and lease.agent_id = $2::text and lease.until > now()
)`;

/** Read beside the write, so as it was before: one that a colleague wrote meanwhile is respected, and not read. */
const text = `
with taken as (
  insert into declaration_lease as lease (declaration_id, agent_id, until, is_opened)
  select id, $2::text, ${leaseEnd}, true from declaration
  where id = $1::uuid and ${waits}
  on conflict (declaration_id) do update ${takenLease}
  returning declaration_id
), logged as (${insertEntry({ entry: '$3', from: `(select from taken where ${isNew}) newly` })})
select ${waits} and not exists (select from taken) as is_refused, ${holderNames}
from declaration left join (${leaseOfHolder}) holder on holder.declaration_id = declaration.id
  and holder.agent_id <> $2::text
where declaration.id = $1::uuid`;

export interface AskedLease {
  readonly declarationId: string;
  readonly by: ActingAgent;
}

export interface HeldLease {
  /** The colleague who has it. */
  readonly holder: Holder | null;
  /** A colleague got it in the same moment: it is to be looked at again. */
  readonly isOvertaken: boolean;
}

/** Writes the agent's lease unless a colleague's lives, and gives who has it then; undefined when there is no such declaration. */
export async function holdLease(
  run: RunStatement,
  { declarationId, by }: AskedLease,
): Promise<HeldLease | undefined> {
  const [row] = await run<HeldRow>({
    name: 'hold-declaration',
    text,
    values: [
      declarationId,
      by.agentId,
      entryOf(by, { action: 'declaration-held', subject: { kind: 'declaration', id: declarationId } }),
    ],
  });
  if (row === undefined) return undefined;
  const holder = holderOf(row);
  return { holder, isOvertaken: row.is_refused && holder === null };
}
