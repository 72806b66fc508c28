import { createTransport } from 'nodemailer';
import type { SendMail } from './mail';

export interface Smtp {
  readonly send: SendMail;
  readonly close: () => void;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
  /** Nothing is sent to a server that does not encrypt. */
  readonly isTlsRequired?: boolean;
  /** Conversations at the same time, each for many mails; one when not given. */
  readonly connections?: number;
}

/** A server may end a conversation that lasts. */
const mailsOfConnection = 100;

/** Sends through an SMTP server, by connections that stay open for the next mails, e.g. `smtps://user:password@mail.example.org`. */
export function createSmtp({ url, from, isTlsRequired = false, connections = 1 }: SmtpSettings): Smtp {
  const address = new URL(url);
  const secure = address.protocol === 'smtps:';
  const transport = createTransport({
    ...patience,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsOfConnection,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? (secure ? 465 : 587) : Number(address.port),
    secure,
    requireTLS: isTlsRequired && !secure,
    ...(address.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(address.username),
            pass: decodeURIComponent(address.password),
          },
        }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ attachments, ...mail }) => {
      await transport.sendMail({
        from,
        ...mail,
        to: { name: '', address: mail.to },
        attachments: attachments.map((attachment) => ({ ...attachment })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
