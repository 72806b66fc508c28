import { randomUUID } from 'node:crypto';
import type { RunStatement } from '../src/platform/database/database';

/** Adds an agent who signed in through the national provider, and gives their id. */
export async function insertAgent(
  run: RunStatement,
  {
    firstName,
    lastName,
    email,
    isSupervisor = false,
  }: { firstName: string; lastName: string; email: string; isSupervisor?: boolean },
): Promise<string> {
  const id = randomUUID();
  await run({
    text: `insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, status, created_at,
        is_supervisor_by_gift)
      values ($1, 'sso', 'https://sso.example', $1::uuid::text, $2, lower($2), $3, $4, 'active', now(), $5)`,
    values: [id, email, firstName, lastName, isSupervisor],
  });
  return id;
}
