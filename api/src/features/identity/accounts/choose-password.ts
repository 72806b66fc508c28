import { hashOf } from '../../../platform/random-secret';
import { emailKey } from '../storage/agent-store';
import type { AccountContext } from './context';
import { refuseGuessable } from './passwords/refuse-password';
import { linkUnusable } from './problems';
import { refuseDomain } from './refuse-domain';
import { findAccountByLink } from './storage/find-account';
import type { LinkPurpose } from './storage/links';
import { proveAddress } from './storage/prove-address';
import { resetPasswordWithLink } from './storage/replace-password';
import { accountTries } from './throttle-limits';

/** What a link of a mail is presented with. */
export interface PasswordChoice {
  readonly token: string;
  readonly password: string;
}

/** The account whose password was just chosen. */
export interface ChosenPassword {
  readonly agentId: string;
  readonly passwordHash: string;
}

const putInPlace = { email: proveAddress, password: resetPasswordWithLink } as const satisfies Record<
  LinkPurpose,
  unknown
>;

/**
 * Puts a password in place with the link of a mail, and lets its owner try again. That of an address to prove (`email`)
 * proves it by the same act: nobody chose a password before. That of a forgotten one (`password`) ends every session.
 * Throws a 422 for a link that is worth nothing, for an address of a domain that is not taken any more, or for a guessable
 * password, which leaves the link usable.
 */
export async function choosePassword(
  context: AccountContext,
  purpose: LinkPurpose,
  { token, password }: PasswordChoice,
): Promise<ChosenPassword> {
  const tokenHash = hashOf(token);
  const account = await findAccountByLink(context.run, { tokenHash, purpose, now: context.now() });
  if (account === null) throw linkUnusable();
  refuseDomain(context, account.email);
  refuseGuessable(password, account, 'password');
  const passwordHash = await context.hasher.hash(password);
  const agentId = await putInPlace[purpose](context, { tokenHash, passwordHash });
  if (agentId === null) throw linkUnusable();
  await context.throttle.forget(accountTries, emailKey(account.email));
  return { agentId, passwordHash };
}
