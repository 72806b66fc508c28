import { givingBackOnFailure } from '../../../platform/throttle/giving-back';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import type { AccountContext } from './context';
import { refuseGuessable } from './passwords/refuse-password';
import { noPassword, tooManyTries, wrongCurrentPassword } from './problems';
import { findAccountById } from './storage/find-account';
import { replacePassword } from './storage/replace-password';
import { changeTries } from './throttle-limits';

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
  const isRight = await givingBackOnFailure(
    () => context.throttle.giveTryBack(changeTries, agentId, turn),
    () => context.hasher.verify(from, currentPassword),
  );
  if (!isRight || from === null) throw wrongCurrentPassword();
  await context.throttle.forget(changeTries, agentId);
  refuseGuessable(newPassword, account, 'newPassword');
  const to = await context.hasher.hash(newPassword);
  await untilNotOvertaken(async () => {
    if (await replacePassword(context, { agentId, sessionId, from, to, deviceHash })) return true;
    if ((await findAccountById(context.run, agentId))?.passwordHash !== from) throw wrongCurrentPassword();
    return null;
  });
}
