import { emailKey } from '../../storage/agent-store';
import { type MailingStore, mailFrom } from './queue-mail';

const place = { domain: '$3', at: '$2' } as const;
const account = `kind = 'local' and email_key = $1`;

/** An account whose address is not proved yet, as if it were asked for now: it outlives the link that is sent. */
const unproved = `update agent set created_at = $2::timestamptz where ${account} and status = 'unverified'
  returning id as agent_id, email as recipient`;
const proved = `select id as agent_id, email as recipient from agent where ${account} and status <> 'unverified'`;

const validationText = `with asked as (${unproved})
${mailFrom('account-validation', 'select * from asked', place)}`;

/** An address that is not proved yet gets the link that proves it, where a password is chosen too. */
const resetText = `with asked as (${unproved}), validation as (
  ${mailFrom('account-validation', 'select * from asked', place)}
)
${mailFrom('password-reset', proved, place)}`;

/** Sends the link that proves an address again; one statement, whatever is known of it. */
export async function askValidation({ run, now, mailDomain }: MailingStore, email: string): Promise<void> {
  await run({ name: 'ask-validation', text: validationText, values: [emailKey(email), now(), mailDomain] });
}

/** Sends a link that lets choose a password; one statement, whatever is known of the address. */
export async function askReset({ run, now, mailDomain }: MailingStore, email: string): Promise<void> {
  await run({ name: 'ask-password-reset', text: resetText, values: [emailKey(email), now(), mailDomain] });
}
