import type { RunStatement } from '../../../../platform/database/database';

export interface Cleared {
  readonly now: Date;
  /** Accounts asked for before, whose address nobody proved. */
  readonly unprovedBefore: Date;
  /** Browsers that nobody used since. */
  readonly devicesBefore: Date;
}

/** Forgets what is of no use any more: links that are over, accounts never confirmed, browsers not seen again. */
export async function clearAccounts(
  run: RunStatement,
  { now, unprovedBefore, devicesBefore }: Cleared,
): Promise<void> {
  await run({ text: 'delete from account_link where expires_at <= $1', values: [now] });
  await run({ text: 'delete from known_device where used_at < $1', values: [devicesBefore] });
  await run({
    text: `delete from agent where kind = 'local' and status = 'unverified' and created_at < $1`,
    values: [unprovedBefore],
  });
}
