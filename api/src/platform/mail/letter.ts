import { escapeHtml } from '../escape-html';
import { defuseLinks } from './defuse-links';
import type { MailContent } from './mail';
import { typesetMail } from './typeset-mail';

/** The one thing to do. */
interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What somebody typed, by its name: shown as it was typed, but for links. */
interface LetterRecap {
  readonly recap: readonly (readonly [name: string, typed: string])[];
}

export type LetterPart = string | LetterLink | LetterRecap;

export interface Letter {
  readonly subject: string;
  /** A word above the heading. */
  readonly kicker: string;
  readonly heading: string;
  /** In French; typeset here. The one link is where it is said to be one: no sentence holds another, whoever wrote a part of it. */
  readonly parts: readonly LetterPart[];
}

const signature = typesetMail(
  'Retour en France. Ce message est automatique : une réponse ne serait lue par personne.',
);
const body = 'max-width:600px;margin:0 auto;padding:20px;font:17px/1.5 Arial,sans-serif;color:#14172B';
const band = 'background:#14296B;color:#FFFFFF;border-radius:18px;padding:20px';
const button =
  'display:inline-block;background:#14296B;color:#FFFFFF;border-radius:14px;padding:14px 22px;font-weight:bold;text-decoration:none';

function sentence(part: string): string {
  return defuseLinks(typesetMail(part));
}

function recapLines({ recap }: LetterRecap): readonly string[] {
  return recap.map(([name, typed]) => `${typesetMail(`${name} :`)} ${defuseLinks(typed)}`);
}

function htmlPart(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(sentence(part))}</p>`;
  if ('recap' in part) return `<p>${recapLines(part).map(escapeHtml).join('<br>')}</p>`;
  const url = escapeHtml(part.url);
  return (
    `<p><a href="${url}" style="${button}">${escapeHtml(typesetMail(part.label))}</a></p>` +
    `<p style="color:#4A5068;font-size:15px">Ou copiez cette adresse dans votre navigateur${'\u00a0'}:<br>` +
    `<span style="word-break:break-all">${url}</span></p>`
  );
}

function textPart(part: LetterPart): string {
  if (typeof part === 'string') return sentence(part);
  if ('recap' in part) return recapLines(part).join('\n');
  return `${typesetMail(`${part.label} :`)}\n${part.url}`;
}

/** A mail in the dress of the product: the same words as text and as HTML, nothing fetched from anywhere. */
export function writeLetter({ subject, kicker, heading, parts }: Letter): Omit<MailContent, 'attachments'> {
  const title = typesetMail(subject);
  return {
    subject: title,
    text: [...parts.map(textPart), signature].join('\n\n'),
    html:
      `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
      `<body style="margin:0;background:#F5F6FB"><div style="${body}">` +
      `<div style="${band}"><div>${escapeHtml(typesetMail(kicker))}</div>` +
      `<h1 style="margin:0;font-size:30px">${escapeHtml(typesetMail(heading))}</h1></div>${parts.map(htmlPart).join('')}` +
      `<p style="color:#4A5068;font-size:15px">${escapeHtml(signature)}</p></div></body></html>`,
  };
}
