import type { LinkPurpose } from '@retour/contract';
import { hashOf } from '../../../platform/random-secret';
import type { AccountContext } from './context';
import { linkUnusable } from './problems';
import { refuseDomain } from './refuse-domain';
import { findAccountByLink } from './storage/find-account';

/** What a mail's link was opened with. */
export interface OpenedLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
}

/**
 * Refuses a link that no password can be chosen with: it served, is over, is incomplete, or is of a domain that is not taken
 * any more. Takes nothing from one that works.
 */
export async function checkLink(context: AccountContext, { token, purpose }: OpenedLink): Promise<void> {
  const tokenHash = hashOf(token);
  const account = await findAccountByLink(context.run, { tokenHash, purpose, now: context.now() });
  if (account === null) throw linkUnusable();
  refuseDomain(context, account.email);
}
