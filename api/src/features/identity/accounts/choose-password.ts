import type { AddressProof, LinkPurpose } from '@retour/contract';
import { hashOf } from '../../../platform/random-secret';
import { untilNotOvertaken } from '../../../platform/until-not-overtaken';
import { emailKey } from '../storage/agent-store';
import type { AccountContext } from './context';
import { refuseGuessable } from './passwords/refuse-password';
import { linkUnusable } from './problems';
import { refuseDomain } from './refuse-domain';
import { findAccountByLink, type LocalAccount } from './storage/find-account';
import { proveAddress } from './storage/prove-address';
import { resetPasswordWithLink } from './storage/replace-password';
import { accountTries } from './throttle-limits';

/** What a link of a mail is presented with. */
interface PasswordChoice {
  readonly token: string;
  readonly password: string;
}

/** The account whose password was just chosen. */
export interface ChosenPassword {
  readonly agentId: string;
  readonly passwordHash: string;
}

interface LinkUse {
  readonly purpose: LinkPurpose;
  /** Whose password it is, by the names that they have from now on. */
  readonly name: (account: LocalAccount) => Pick<LocalAccount, 'email' | 'firstName' | 'lastName'>;
  /** Gives the agent, null when the link is worth nothing any more, or when another change of the account came first. */
  readonly putInPlace: (chosen: {
    readonly tokenHash: string;
    readonly passwordHash: string;
  }) => Promise<string | null>;
}

async function useLink(
  context: AccountContext,
  { token, password }: PasswordChoice,
  { purpose, name, putInPlace }: LinkUse,
): Promise<ChosenPassword> {
  const tokenHash = hashOf(token);
  const findAccount = (): Promise<LocalAccount | null> =>
    findAccountByLink(context.run, { tokenHash, purpose, now: context.now() });
  const account = await findAccount();
  if (account === null) throw linkUnusable();
  refuseDomain(context, account.email);
  refuseGuessable(password, name(account), 'password');
  const passwordHash = await context.hasher.hash(password);
  const agentId = await untilNotOvertaken(async () => {
    const owner = await putInPlace({ tokenHash, passwordHash });
    if (owner === null && (await findAccount()) === null) throw linkUnusable();
    return owner;
  });
  await context.throttle.forget(accountTries, emailKey(account.email));
  return { agentId, passwordHash };
}

/**
 * Proves the address of a link, by the names and the password that the reader of its mails gives: nobody gave any before. Throws a
 * 422 for a link that is worth nothing, for an address of a domain that is not taken any more, or for a guessable password,
 * which leaves the link usable.
 */
export function proveAccount(context: AccountContext, proof: AddressProof): Promise<ChosenPassword> {
  const { firstName, lastName } = proof;
  return useLink(context, proof, {
    purpose: 'email',
    name: ({ email }) => ({ email, firstName, lastName }),
    putInPlace: (chosen) => proveAddress(context, { ...chosen, firstName, lastName }),
  });
}

/** Puts a password in the place of a forgotten one with the link of a mail, and ends every session. Throws as `proveAccount`. */
export function choosePassword(context: AccountContext, choice: PasswordChoice): Promise<ChosenPassword> {
  return useLink(context, choice, {
    purpose: 'password',
    name: (account) => account,
    putInPlace: (chosen) => resetPasswordWithLink(context, chosen),
  });
}
