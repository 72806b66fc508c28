import type { Agent, AgentKind, AgentRole, AgentStatus, RoleOrigin } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

interface RoleChangeColumn {
  readonly role: AgentRole;
  readonly origin: RoleOrigin;
  readonly at: string;
  readonly by: string;
}

export interface AgentRow {
  readonly id: string;
  readonly kind: AgentKind;
  readonly status: AgentStatus;
  readonly role: AgentRole;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly siret: string | null;
  readonly created_at: Date;
  readonly approved_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly is_supervisor_by_rule: boolean;
  readonly role_change: RoleChangeColumn | null;
}

/** What `toAgent` reads, of the table `agent`. */
export const agentColumns = `agent.id, kind, status, agent.role, email, first_name, last_name, siret, created_at,
  approved_at, last_seen_at, is_supervisor_by_rule, (
    select json_build_object('role', change.role, 'origin', origin, 'at', change.at,
      'by', trim(concat_ws(' ', giver.first_name, giver.last_name)))
    from agent_role_change change left join agent giver on giver.id = changed_by
    where agent_id = agent.id order by change.id desc limit 1
  ) as role_change`;

/** The form under which addresses are compared. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

function toRoleChange({ by, ...change }: RoleChangeColumn): NonNullable<Agent['roleChange']> {
  return by === '' ? change : { ...change, by };
}

export function toAgent(row: AgentRow): Agent {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    role: row.role,
    ...(row.is_supervisor_by_rule ? { isSupervisorByRule: true } : {}),
    ...(row.role_change === null ? {} : { roleChange: toRoleChange(row.role_change) }),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.siret === null ? {} : { siret: row.siret }),
    createdAt: row.created_at.toISOString(),
    ...(row.approved_at === null ? {} : { approvedAt: row.approved_at.toISOString() }),
    ...(row.last_seen_at === null ? {} : { lastSeenAt: row.last_seen_at.toISOString() }),
  };
}

/** null for one who does not exist, or whose account is over and erased. */
export async function findAgent(run: RunStatement, id: string): Promise<Agent | null> {
  const [row] = await run<AgentRow>({
    name: 'find-agent',
    text: `select ${agentColumns} from agent where agent.id = $1 and erased_at is null`,
    values: [id],
  });
  return row === undefined ? null : toAgent(row);
}
