import { escapeHtml } from '../../platform/escape-html';
import type { ComposeMail, MailComposers, MailContent } from '../../platform/mail/mail';
import { typesetMail } from '../../platform/mail/typeset-mail';
import { contactComposers } from './storage/contact-composers';

/** What waits in the outbox until the mails leave. */
export interface ContactPayload {
  readonly agentId: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

function textOf(payload: unknown, field: keyof ContactPayload): string {
  const value =
    typeof payload === 'object' && payload !== null ? new Map(Object.entries(payload)).get(field) : '';
  return typeof value === 'string' ? value : '';
}

/** A mail header is one line, whatever the stored text holds. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function contentOf(subject: string, introduction: string, message: string): MailContent {
  const html =
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="max-width:600px;margin:0 auto;padding:20px;font:17px/1.5 Arial,sans-serif;color:#14172B">` +
    `<p style="color:#4A5068">${escapeHtml(introduction)}</p>` +
    `<p style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>`;
  return { subject, text: `${introduction}\n\n${message}\n`, html, attachments: [] };
}

const toSupport: ComposeMail = async (payload) => {
  const name = oneLine(textOf(payload, 'name'));
  const address = oneLine(textOf(payload, 'email'));
  const subject = oneLine(textOf(payload, 'subject'));
  const introduction = typesetMail(
    `Message de ${name} (${address}), agent, envoyé depuis Retour en France. Répondez à ce message pour lui écrire.`,
  );
  return { ...contentOf(subject, introduction, textOf(payload, 'message')), replyTo: { name, address } };
};

const toAuthor: ComposeMail = async (payload) => {
  const subject = typesetMail(`Copie : ${oneLine(textOf(payload, 'subject'))}`);
  const introduction = typesetMail(
    'Voici la copie du message que vous avez envoyé au support de Retour en France.',
  );
  return contentOf(subject, introduction, textOf(payload, 'message'));
};

export const contactMailComposers: MailComposers = {
  [contactComposers.support]: toSupport,
  [contactComposers.copy]: toAuthor,
};
