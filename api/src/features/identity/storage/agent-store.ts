import type { Agent, AgentKind, AgentRole, AgentStatus } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

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
}

/** What `toAgent` reads. */
export const agentColumns =
  'id, kind, status, role, email, first_name, last_name, siret, created_at, approved_at, last_seen_at';

/** The form under which addresses are compared. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

export function toAgent(row: AgentRow): Agent {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    role: row.role,
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
    text: `select ${agentColumns} from agent where id = $1 and erased_at is null`,
    values: [id],
  });
  return row === undefined ? null : toAgent(row);
}
