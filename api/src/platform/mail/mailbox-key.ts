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

/**
 * Under which links are counted that anybody may have sent to an address: the spellings of a mailbox with a « + » together, apart from the
 * one without. They are no way to fill the mailbox, and asking for them takes nothing from its owner, whose account bears the plain address.
 */
export function linkMailKey(address: string): string {
  return address.includes('+') ? `${mailboxKey(address)} +` : mailboxKey(address);
}
