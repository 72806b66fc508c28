/** Whether an address is of one of these domains, in lower case; of any one where none is named. */
export function isOfDomains(domains: readonly string[] | null, email: string): boolean {
  return domains === null || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
