import { randomUUID } from 'node:crypto';
import type { AccountContext } from './context';
import { askAccount } from './storage/ask-account';

/**
 * Asks for an account. Whoever asks gets no hold on it: its names and password are given with the link that is mailed to the address.
 * One statement whether the address is known or not.
 */
export function registerAccount(context: AccountContext, email: string): Promise<void> {
  return askAccount(context, { id: randomUUID(), email });
}
