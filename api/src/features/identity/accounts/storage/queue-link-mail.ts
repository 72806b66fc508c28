import { emailKey } from '../../storage/agent-store';
import { type MailingStore, mailFrom } from './queue-mail';

const account = `select id as agent_id, email as recipient, status from agent where kind = 'local' and email_key = $1`;
const place = { domain: '$3', at: '$2' } as const;

const validationText = mailFrom(
  'account-validation',
  `select * from (${account}) as a where status = 'unverified'`,
  place,
);

/** An address that is not proved yet gets the link that proves it, where a password is chosen too. */
const resetText = `with asked as (${account}), validation as (
  ${mailFrom('account-validation', `select * from asked where status = 'unverified'`, place)}
)
${mailFrom('password-reset', `select * from asked where status <> 'unverified'`, place)}`;

/** Sends the link that proves an address again; one statement, whatever is known of it. */
export async function askValidation({ run, now, mailDomain }: MailingStore, email: string): Promise<void> {
  await run({ name: 'ask-validation', text: validationText, values: [emailKey(email), now(), mailDomain] });
}

/** Sends a link that lets choose a password; one statement, whatever is known of the address. */
export async function askReset({ run, now, mailDomain }: MailingStore, email: string): Promise<void> {
  await run({ name: 'ask-password-reset', text: resetText, values: [emailKey(email), now(), mailDomain] });
}
