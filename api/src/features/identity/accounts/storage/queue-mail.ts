import { randomUUID } from 'node:crypto';
import type { AccountContext } from '../context';
import type { AccountMail } from '../mails/account-mails';

/**
 * Writes a mail beside what it tells of, in the same statement. `source` gives rows of `recipient` and `agent_id`;
 * parameters: the domain of the Message-ID and the moment. What the mail carries is made when it leaves.
 */
export function mailFrom(
  composer: AccountMail,
  source: string,
  { domain, at }: { readonly domain: string; readonly at: string },
): string {
  return `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
  select '<' || gen_random_uuid() || '@' || ${domain}::text || '>', '${composer}', recipient,
    json_build_object('agentId', agent_id, 'at', ${at}::timestamptz), ${at}::timestamptz, ${at}::timestamptz
  from (${source}) as told`;
}

/** A mail that tells of no change. */
export async function queueMail(
  { run, mailDomain, now }: Pick<AccountContext, 'run' | 'mailDomain' | 'now'>,
  mail: { readonly composer: AccountMail; readonly recipient: string; readonly agentId: string },
): Promise<void> {
  const at = now();
  await run({
    name: 'queue-account-mail',
    text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
      values ($1, $2, $3, $4, $5, $5)`,
    values: [
      `<${randomUUID()}@${mailDomain}>`,
      mail.composer,
      mail.recipient,
      JSON.stringify({ agentId: mail.agentId, at: at.toISOString() }),
      at,
    ],
  });
}
