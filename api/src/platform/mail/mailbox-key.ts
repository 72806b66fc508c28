/**
 * Under which mails to an address are counted: one mailbox has several spellings that differ by case, or by what follows
 * « + ». Addresses themselves are kept as they were typed.
 */
export function mailboxKey(address: string): string {
  const folded = address.normalize('NFKC').toLowerCase();
  const [, local = folded, domain = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(folded) ?? [];
  return `${local}@${domain}`;
}
