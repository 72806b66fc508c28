import type { RunStatement } from '../../../../platform/database/database';

/** Ends the sessions of accounts whose addresses are of none of these domains. */
export async function endSessionsOutside(
  run: RunStatement,
  { domains, at }: { readonly domains: readonly string[]; readonly at: Date },
): Promise<void> {
  await run({
    name: 'end-sessions-outside-domains',
    text: `update agent_session s set ended_at = $2::timestamptz, end_reason = 'closed', id_token = null
      from agent a
      where a.id = s.agent_id and a.kind = 'local' and s.ended_at is null
        and not substring(a.email_key from '@([^@]*)$') = any ($1::text[])`,
    values: [domains, at],
  });
}
