import { isOfDomains } from '../email-domains';
import type { AccountContext } from './context';
import { domainRefused } from './problems';

/**
 * Throws a 422 for an address of a domain that this installation does not take, before anything is looked for: the answer
 * is the same whatever is known of the address.
 */
export function refuseDomain({ domains }: Pick<AccountContext, 'domains'>, email: string): void {
  if (!isOfDomains(domains, email)) throw domainRefused();
}
