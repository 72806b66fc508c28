import type { Mail, SendMail } from './mail';

export interface DevelopmentMailbox {
  readonly send: SendMail;
  /** Newest first. */
  readonly mails: () => readonly (Mail & { readonly at: Date })[];
}

const maxMails = 200;

/** Keeps the mails in memory, for `/dev/mail`; a mail sent twice is kept once, as a mail reader shows it. */
export function createDevelopmentMailbox(now: () => Date = () => new Date()): DevelopmentMailbox {
  let mails: readonly (Mail & { readonly at: Date })[] = [];
  return {
    send: async (mail) => {
      const others = mails.filter(({ messageId }) => messageId !== mail.messageId);
      mails = [{ ...mail, at: now() }, ...others].slice(0, maxMails);
    },
    mails: () => mails,
  };
}
