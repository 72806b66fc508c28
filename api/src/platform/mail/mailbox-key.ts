/** Names of the one service whose mailboxes are the same with and without dots. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Under which mails to an address are counted: one mailbox has several spellings that differ by case, or by what follows
 * « + », at Gmail by dots too. Addresses themselves are kept as they were typed.
 */
export function mailboxKey(address: string): string {
  const folded = address.normalize('NFKC').toLowerCase();
  const [, local = folded, domain = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(folded) ?? [];
  if (withoutDots.has(domain)) return `${local.replaceAll('.', '')}@gmail.com`;
  return `${local}@${domain}`;
}
