import type { AgentStatus, LinkPurpose } from '@retour/contract';
import type { RunStatement } from '../../../../platform/database/database';
import { emailKey } from '../../storage/agent-store';

/** An account of this installation. */
export interface LocalAccount {
  readonly agentId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: AgentStatus;
  /** null: no password works until one is chosen from a link. */
  readonly passwordHash: string | null;
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: AgentStatus;
  readonly password_hash: string | null;
}

const columns = 'a.id, a.email, a.first_name, a.last_name, a.status, l.password_hash';

function toAccount(row: AccountRow | undefined): LocalAccount | null {
  if (row === undefined) return null;
  const { id, email, status } = row;
  const names = { firstName: row.first_name, lastName: row.last_name };
  return { agentId: id, email, ...names, status, passwordHash: row.password_hash };
}

export async function findAccountByEmail(run: RunStatement, email: string): Promise<LocalAccount | null> {
  const [row] = await run<AccountRow>({
    name: 'find-account-by-email',
    text: `select ${columns} from agent a join local_account l on l.agent_id = a.id
      where a.kind = 'local' and a.email_key = $1`,
    values: [emailKey(email)],
  });
  return toAccount(row);
}

export async function findAccountById(run: RunStatement, agentId: string): Promise<LocalAccount | null> {
  const [row] = await run<AccountRow>({
    name: 'find-account-by-id',
    text: `select ${columns} from agent a join local_account l on l.agent_id = a.id where a.id = $1`,
    values: [agentId],
  });
  return toAccount(row);
}

/** Whose password a link lets choose; null when it served, is over, is for something else or never was. */
export async function findAccountByLink(
  run: RunStatement,
  {
    tokenHash,
    purpose,
    now,
  }: { readonly tokenHash: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<LocalAccount | null> {
  const [row] = await run<AccountRow>({
    name: 'find-account-by-link',
    text: `select ${columns} from account_link k join agent a on a.id = k.agent_id join local_account l on l.agent_id = a.id
      where k.token_hash = $1 and k.purpose = $3 and k.expires_at > $2
        and ($3 <> 'email' or a.status = 'unverified')`,
    values: [tokenHash, now, purpose],
  });
  return toAccount(row);
}
