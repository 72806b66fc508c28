import { type LinkPurpose, minuteMs } from '@retour/contract';
import type { RunStatement } from '../../../../platform/database/database';
import { hashOf, randomSecret } from '../../../../platform/random-secret';
import { holdAccount } from './hold-account';

/** How long a link works. Longer than the time between two of them, so that whoever asks too often keeps one that works. */
export const linkLifeMs = 30 * minuteMs;

/** Makes a link's token of 256 bits, which the caller alone knows: its digest is kept. */
export async function makeLink(
  run: RunStatement,
  { agentId, purpose, now }: { readonly agentId: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<string> {
  const token = randomSecret();
  await run({
    name: 'make-account-link',
    text: 'insert into account_link (token_hash, agent_id, purpose, expires_at) values ($1, $2, $3, $4)',
    values: [hashOf(token), agentId, purpose, new Date(now.getTime() + linkLifeMs)],
  });
  return token;
}

/**
 * The account of a link that works, `owner`, then the link itself, `used`: `$1` is its digest and `$2` the moment. The
 * account is held before its links, here and by whoever closes or erases it: two that use two links of one account, each
 * of which forgets the other, would wait for each other otherwise.
 */
export const useLink = (purpose: LinkPurpose): string => `${holdAccount(`id = (
    select agent_id from account_link
    where token_hash = $1 and purpose = '${purpose}' and expires_at > $2::timestamptz
  )`)}, used as (
  delete from account_link where token_hash = $1 and agent_id in (select id from owner) returning agent_id
), others as (
  delete from account_link
  where agent_id in (select agent_id from used) and purpose = '${purpose}' and token_hash <> $1
)`;
