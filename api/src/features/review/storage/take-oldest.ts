import { meansOfTransport, type WaitingStatus } from '@retour/core';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { isOpenedLease, leaseEnd, takenLease } from './holder';
import { inTurn, isInQueue, turnIn } from './waiting-since';

/** Public ids as they are stored: the one that waited longest, and the same once the agent has it. */
export interface TakenRow {
  readonly wanted: string | null;
  readonly taken: string | null;
  readonly own: number;
}

/** Nobody decides of what waits for a second officer, nor of whom was erased while it waited: nobody is sent there. */
const mayBeDecided = `pending_correction_id is null and ${isInQueue}`;

/**
 * Each means of transport has its own stretch of the index, read from its oldest end. An agent who comes from one goes
 * on: those that they left undecided a moment ago are passed over, not the one that was just given to them and whose answer was lost,
 * which they never opened.
 */
const stretchesOf = (queue: WaitingStatus): readonly string[] =>
  meansOfTransport.map(
    (transport) => `(
  select id, public_id, ${turnIn(queue)} from declaration
  where status = '${queue}' and mean_of_transport = '${transport}' and id is distinct from $2::uuid
    and ${mayBeDecided}
    and not exists (
      select from declaration_lease lease
      where lease.declaration_id = declaration.id and lease.until > now()
        and case when lease.agent_id = $1::text then $2::uuid is not null and ${isOpenedLease} else not lease.is_left end
    )
  ${inTurn} limit 1
)`,
  );

/** A lease that somebody wrote meanwhile is left as it is, and nothing is taken. */
const textOf = (queue: WaitingStatus): string => `
with wanted as (
  select id, public_id from (${stretchesOf(queue).join(' union all ')}) oldest ${inTurn} limit 1
), taken as (
  insert into declaration_lease as lease (declaration_id, agent_id, until, is_opened)
  select id, $1::text, ${leaseEnd}, false from wanted
  on conflict (declaration_id) do update ${takenLease}
  returning declaration_id
), logged as (${insertEntry({
  entry: '$3',
  from: 'taken',
  known: { subject_id: 'taken.declaration_id::text' },
})})
select (select public_id from wanted) as wanted,
  (select public_id from wanted join taken on taken.declaration_id = wanted.id) as taken,
  (
    select count(*)::int from declaration_lease lease join declaration on declaration.id = lease.declaration_id
    where lease.agent_id = $1::text and lease.until > now() and status = '${queue}' and ${mayBeDecided}
      and declaration_id is distinct from $2::uuid
  ) as own`;

export interface NextRequest {
  readonly by: ActingAgent;
  /** The declaration that the agent comes from. */
  readonly after: string | undefined;
  /** What it waits for: to be validated, unless it is said. */
  readonly queue?: WaitingStatus | undefined;
}

/** Gives the declaration that has waited longest to an agent, unless a colleague gets it meanwhile: one statement. */
export async function takeOldest(
  run: RunStatement,
  { by, after, queue = 'submitted' }: NextRequest,
): Promise<TakenRow | undefined> {
  const [row] = await run<TakenRow>({
    name: `take-next-${queue}`,
    text: textOf(queue),
    values: [
      by.agentId,
      after ?? null,
      entryOf(by, { action: 'declaration-taken', subject: { kind: 'declaration', id: '' } }),
    ],
  });
  return row;
}
