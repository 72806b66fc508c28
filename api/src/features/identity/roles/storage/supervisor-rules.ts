import type { RunStatement } from '../../../../platform/database/database';

/** Held by id, as by supervisors who change two of them. */
const text = `
with held as materialized (
  select id from agent where kind = 'sso' and is_supervisor_by_rule <> (email_key = any($1::text[]))
  order by id for no key update
), ruled as (
  update agent set is_supervisor_by_rule = not is_supervisor_by_rule where id in (select id from held)
  returning id, role, is_supervisor_by_gift
)
insert into agent_role_change (agent_id, role, origin, at)
select id, role, 'rule', $2::timestamptz from ruled where not is_supervisor_by_gift`;

/** Makes supervisors of the agents of the sign-on who have these addresses, and of no other one by a rule. */
export async function writeSupervisorRules(
  run: RunStatement,
  emailKeys: readonly string[],
  at: Date,
): Promise<void> {
  await run({ text, values: [emailKeys, at] });
}

export async function hasSupervisor(run: RunStatement): Promise<boolean> {
  const rows = await run({
    text: `select 1 from agent where status = 'active' and role = 'supervisor' limit 1`,
    values: [],
  });
  return rows.length === 1;
}
