import { appendFileSync } from 'node:fs';
import type { Mail, SendMail } from '../src/platform/mail/mail';

/** Given by `npm run prove -- S12-mails`, which has what the suite sends read by a filter of mails. */
const { MAILS_FILE } = process.env;

/** A mail as it is written down: what is joined is in base64. */
export type RecordedMail = Omit<Mail, 'attachments'> & {
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
};

/** Sends by `send`, and writes down what is sent. Does nothing more in `npm test`. */
export function recordMails(send: SendMail): SendMail {
  if (MAILS_FILE === undefined) return send;
  return async (mail) => {
    const recorded: RecordedMail = {
      ...mail,
      attachments: mail.attachments.map((attachment) => ({
        ...attachment,
        content: attachment.content.toString('base64'),
      })),
    };
    appendFileSync(MAILS_FILE, `${JSON.stringify(recorded)}\n`);
    await send(mail);
  };
}
