import { hashOf } from '../../../platform/random-secret';
import { emailKey } from '../storage/agent-store';
import type { AccountContext } from './context';
import { refuseGuessable } from './passwords/refuse-password';
import { linkUnusable, noPassword, tooManyTries, wrongCurrentPassword } from './problems';
import { findAccountById, findAccountByLink } from './storage/find-account';
import { replacePassword, resetPasswordWithLink } from './storage/replace-password';
import { accountTries, changeTries } from './throttle-limits';

/** The account whose password was just chosen. */
export interface ResetAccount {
  readonly agentId: string;
  readonly passwordHash: string;
}

/**
 * Puts a new password in place with the link of a mail; every session ends, and nobody waits any more.
 * Throws a 422 for a link that is worth nothing, or for a guessable password, which leaves the link usable.
 */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<ResetAccount> {
  const tokenHash = hashOf(token);
  const account = await findAccountByLink(context.run, { tokenHash, now: context.now() });
  if (account === null) throw linkUnusable();
  refuseGuessable(password, account, 'password');
  const passwordHash = await context.hasher.hash(password);
  const agentId = await resetPasswordWithLink(context, { tokenHash, passwordHash });
  if (agentId === null) throw linkUnusable();
  await context.throttle.forget(accountTries, emailKey(account.email));
  return { agentId, passwordHash };
}

export interface PasswordChange {
  readonly agentId: string;
  readonly sessionId: string;
  readonly deviceHash: string | null;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Replaces one's own password; the other sessions end. Throws a 403 unless the current one is right. */
export async function changePassword(context: AccountContext, change: PasswordChange): Promise<void> {
  const { agentId, sessionId, deviceHash, currentPassword, newPassword } = change;
  const account = await findAccountById(context.run, agentId);
  if (account === null) throw noPassword();
  const turn = await context.throttle.tryOnce(changeTries, agentId);
  if (!turn.taken) throw tooManyTries(turn.retryAt, context.now());
  const { passwordHash: from } = account;
  const isRight = await context.hasher.verify(from, currentPassword);
  if (!isRight || from === null) throw wrongCurrentPassword();
  await context.throttle.forget(changeTries, agentId);
  refuseGuessable(newPassword, account, 'newPassword');
  const to = await context.hasher.hash(newPassword);
  const isReplaced = await replacePassword(context, { agentId, sessionId, from, to, deviceHash });
  if (!isReplaced) throw wrongCurrentPassword();
}
