import { meansOfTransport } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { ProblemError } from '../../../platform/http/problem-error';
import { maxOvertakings } from '../context';
import { formatPublicId } from '../storage/declaration-row';
import { leaseEnd } from '../storage/holder';

interface TakenRow {
  readonly wanted: string | null;
  readonly taken: string | null;
  readonly own: number;
}

/**
 * Each means of transport has its own stretch of the index, read from its oldest end. An agent who comes from one goes
 * on: those that they left undecided a moment ago are passed over.
 */
const stretches = meansOfTransport.map(
  (transport) => `(
  select id, public_id, created_at from declaration
  where status = 'submitted' and mean_of_transport = '${transport}' and id is distinct from $2::uuid
    and not exists (
      select from declaration_lease lease
      where lease.declaration_id = declaration.id and lease.until > now()
        and (lease.agent_id <> $1::text or $2::uuid is not null)
    )
  order by created_at, id limit 1
)`,
);

/** A lease that somebody wrote meanwhile is left as it is, and nothing is taken. */
const text = `
with wanted as (
  select id, public_id from (${stretches.join(' union all ')}) oldest order by created_at, id limit 1
), taken as (
  insert into declaration_lease as lease (declaration_id, agent_id, until)
  select id, $1::text, ${leaseEnd} from wanted
  on conflict (declaration_id) do update set agent_id = excluded.agent_id, until = excluded.until
  where lease.agent_id = excluded.agent_id or lease.until <= now()
  returning declaration_id
)
select (select public_id from wanted) as wanted,
  (select public_id from wanted join taken on taken.declaration_id = wanted.id) as taken,
  (
    select count(*)::int from declaration_lease lease join declaration on declaration.id = lease.declaration_id
    where lease.agent_id = $1::text and lease.until > now() and status = 'submitted'
      and declaration_id is distinct from $2::uuid
  ) as own`;

export interface NextRequest {
  readonly agentId: string;
  /** The declaration that the agent comes from. */
  readonly after: string | undefined;
}

export interface NextDeclaration {
  readonly publicId: string | null;
  /** When no other waits: how many the agent has open, undecided. */
  readonly own?: number;
}

/**
 * The public id of the declaration to validate that has waited longest and that no colleague has before them; it is the
 * agent's for two minutes. Null when there is none.
 */
export async function takeNextDeclaration(
  run: RunStatement,
  { agentId, after }: NextRequest,
): Promise<NextDeclaration> {
  // Overtaken, a colleague got one: it looks again, and finds another one.
  for (let attempt = 0; attempt < maxOvertakings; attempt += 1) {
    const [row] = await run<TakenRow>({
      name: 'take-next-declaration',
      text,
      values: [agentId, after ?? null],
    });
    if (row === undefined || row.wanted === null) {
      return row === undefined || row.own === 0 ? { publicId: null } : { publicId: null, own: row.own };
    }
    if (row.taken !== null) return { publicId: formatPublicId(row.taken) };
  }
  throw new ProblemError('overloaded', { headers: { 'retry-after': '1' } });
}
