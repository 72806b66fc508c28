import { randomUUID } from 'node:crypto';
import type { Registration } from '@retour/contract';
import type { AccountContext } from './context';
import { askAccount } from './storage/ask-account';

/**
 * Asks for an account. Whoever asks gets no hold on it: its password is chosen with the link that is mailed to the address.
 * One statement whether the address is known or not.
 */
export function registerAccount(context: AccountContext, registration: Registration): Promise<void> {
  return askAccount(context, { id: randomUUID(), ...registration });
}
