import { type LinkPurpose, minuteMs } from '@retour/contract';
import type { RunStatement } from '../../../../platform/database/database';
import { hashOf, randomSecret } from '../../../../platform/random-secret';

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
