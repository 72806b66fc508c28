import type { RunStatement } from '../../../../platform/database/database';
import { emailKey } from '../../storage/agent-store';

/** Whether somebody signed in to the account of this address from that browser. */
export async function isDeviceKnown(
  run: RunStatement,
  { deviceHash, email }: { readonly deviceHash: string; readonly email: string },
): Promise<boolean> {
  const rows = await run({
    name: 'is-device-known',
    text: `select 1 from known_device d join agent a on a.id = d.agent_id
      where d.token_hash = $1 and a.kind = 'local' and a.email_key = $2`,
    values: [deviceHash, emailKey(email)],
  });
  return rows.length === 1;
}

/**
 * Remembers the browser of somebody whose password was right.
 * False when that password is not the account's any more: another call changed it meanwhile.
 */
export async function rememberDevice(
  run: RunStatement,
  device: {
    readonly deviceHash: string;
    readonly agentId: string;
    readonly passwordHash: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await run({
    name: 'remember-device',
    text: `insert into known_device (token_hash, agent_id, used_at)
      select $1, agent_id, $4 from local_account where agent_id = $2 and password_hash = $3
      on conflict (token_hash, agent_id) do update set used_at = excluded.used_at
      returning 1`,
    values: [device.deviceHash, device.agentId, device.passwordHash, device.at],
  });
  return rows.length === 1;
}
