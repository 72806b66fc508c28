import { createHash } from 'node:crypto';
import type { Problem } from '@retour/contract';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../escape-html';

const style =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}' +
  'h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 0}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The only policy under which the page works. */
export const problemPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a person waits for a page: a browser that follows a link says so, a program asks for anything or for JSON. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '';
  return accepted.includes('text/html') && !accepted.includes('json');
}

/** What a problem tells a person, in a page of its own; its link asks for the same address again. */
export function problemPage({ title, detail, errors = [] }: Problem): string {
  const heading = escapeHtml(title);
  const faults = errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
  return (
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${heading}</title><style>${style}</style></head><body><main><h1>${heading}</h1>` +
    `<p>${escapeHtml(detail)}</p>${faults === '' ? '' : `<ul>${faults}</ul>`}` +
    '<p><a href="">Réessayer</a></p></main></body></html>'
  );
}
