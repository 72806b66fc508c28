import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../escape-html';
import { isLocalRequest } from '../http/local-request';
import { ProblemError } from '../http/problem-error';
import type { DevelopmentMailbox } from './development-mailbox';
import type { Mail } from './mail';

const style =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'iframe{width:100%;height:36rem;border:1px solid #7a809b}pre{white-space:pre-wrap}';
const styleHash = createHash('sha256').update(style).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** A mail's own styles are inside it; its scripts and pictures from elsewhere stay out. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

function sendPage(reply: FastifyReply, body: string, policy = pagePolicy): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    .send(body);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
}

function address(mail: Mail): string {
  return `/dev/mail/${encodeURIComponent(mail.messageId)}`;
}

function listPage(mails: readonly (Mail & { readonly at: Date })[]): string {
  if (mails.length === 0) return page('Courrier de développement', '<p>Aucun message.</p>');
  const rows = mails.map(
    (mail) =>
      `<li><a href="${escapeHtml(address(mail))}">${escapeHtml(mail.subject)}</a> — ${escapeHtml(mail.to)}, ${mail.at.toISOString()}</li>`,
  );
  return page('Courrier de développement', `<ul>${rows.join('')}</ul>`);
}

function mailPage(mail: Mail): string {
  const attachments = mail.attachments.map(
    ({ filename }, at) => `<li><a href="${escapeHtml(address(mail))}/${at}">${escapeHtml(filename)}</a></li>`,
  );
  return page(
    mail.subject,
    `<p><a href="/dev/mail">Tous les messages</a></p><p>À : ${escapeHtml(mail.to)}<br>Message-ID : ${escapeHtml(mail.messageId)}</p>` +
      `<ul>${attachments.join('')}</ul><iframe title="Message" src="${escapeHtml(address(mail))}/html"></iframe>` +
      `<h2>Texte</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}

interface MailParams {
  readonly Params: { readonly messageId: string; readonly part: string };
}

/** The page exists for the machine itself alone. */
async function refuseOthers(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isLocalRequest(request.raw)) return;
  reply.callNotFound();
  return reply;
}

const options = { schema: { hide: true }, config: { access: 'anyone' }, onRequest: refuseOthers } as const;

/** The mails of a server without SMTP, to read in a browser. Never registered in production. */
export function developmentMailRoutes(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  function find(messageId: string): Mail {
    const mail = mailbox.mails().find((candidate) => candidate.messageId === messageId);
    if (mail === undefined) throw new ProblemError('not-found');
    return mail;
  }

  for (const url of ['/dev/mail', '/dev/mail/']) {
    app.get(url, options, (_request, reply) => sendPage(reply, listPage(mailbox.mails())));
  }
  app.get<MailParams>('/dev/mail/:messageId', options, (request, reply) =>
    sendPage(reply, mailPage(find(request.params.messageId))),
  );
  app.get<MailParams>('/dev/mail/:messageId/:part', options, (request, reply) => {
    const mail = find(request.params.messageId);
    if (request.params.part === 'html') return sendPage(reply, mail.html, mailPolicy);
    const attachment = mail.attachments[Number(request.params.part)];
    if (attachment === undefined) throw new ProblemError('not-found');
    return reply.type(attachment.contentType).header('cache-control', 'no-store').send(attachment.content);
  });
}
