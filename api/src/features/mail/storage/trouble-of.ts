import type { MailTrouble } from '@retour/contract';
import type { GivenUp } from '../../../platform/mail/outbox';

const unreachable = /^(?:ESOCKET|ECONNECTION|ETIMEDOUT|EDNS|ETLS|ECONNREFUSED|ENOTFOUND)\b/;
/** Answers to who did not prove who they are, or whose address of sender is not wanted. */
const access = /^EAUTH\b| 53[0458]$/;

/** What stopped a mail, from the codes that its last attempt left. */
export function troubleOf(how: GivenUp, codes: string): MailTrouble {
  if (how === 'held') return 'restored';
  if (how === 'refused') return codes.startsWith('EENVELOPE') ? 'address' : 'content';
  if (access.test(codes)) return 'access';
  if (unreachable.test(codes)) return 'unreachable';
  if (/ 4\d\d$/.test(codes)) return 'delayed';
  return codes.startsWith('EENVELOPE') ? 'access' : 'other';
}
