export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What a mail says; the text and the HTML say the same. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where it goes since, when not to the address of the moment when it was queued. */
  readonly to?: string;
  /** Who reads the answers; nobody when absent. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export interface Mail extends MailContent {
  readonly to: string;
  /** With its angle brackets; the same at each attempt, so that a mail sent twice is seen once. */
  readonly messageId: string;
}

/** Hands a mail over; rejects when nobody took it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Makes the content of a queued mail when its turn comes; null when there is nothing left to say, or nobody to say it to. The
 * recipient is that of the moment when the mail was queued.
 */
export type ComposeMail = (payload: unknown, recipient: string) => Promise<MailContent | null>;
export type MailComposers = Readonly<Record<string, ComposeMail>>;
