import { randomUUID } from 'node:crypto';
import type { Registration } from '@retour/contract';
import type { AccountContext } from './context';
import { contestAccount, createAccount } from './storage/create-account';
import { findAccountByEmail, type LocalAccount } from './storage/find-account';
import { queueMail } from './storage/queue-mail';

/** An address that is known already: its owner is written to, and nothing changes without them. */
async function answerKnown(
  context: AccountContext,
  account: LocalAccount,
  { firstName, lastName, password }: Registration,
): Promise<void> {
  const isSame = await context.hasher.verify(account.passwordHash, password);
  if (account.status === 'unverified' && !isSame) {
    return contestAccount(context, { id: account.agentId, email: account.email, firstName, lastName });
  }
  const composer = account.status === 'unverified' ? 'account-validation' : 'account-known';
  return queueMail(context, { composer, recipient: account.email, agentId: account.agentId });
}

/** Asks for an account. One search, one hash and one write whether the address is known or not. */
export async function registerAccount(context: AccountContext, registration: Registration): Promise<void> {
  const account = await findAccountByEmail(context.run, registration.email);
  if (account !== null) return answerKnown(context, account, registration);
  const { password, ...person } = registration;
  const passwordHash = await context.hasher.hash(password);
  return createAccount(context, { id: randomUUID(), ...person, passwordHash });
}
