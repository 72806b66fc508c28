import type { Document, Element } from 'happy-dom';
import { element, readHtml, writeHtml } from './html.ts';

/** The files that a page is drawn with, beyond those that the shell names. */
export interface PageFiles {
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

/** A page as React drew it, before any script runs. */
export interface PrerenderedPage {
  readonly title: string;
  /** What stands in the root element. */
  readonly content: string;
}

/** Whom a page is drawn for. */
export interface Audience {
  /** Who has begun nothing, and goes on at this address; null when it is everybody's. */
  readonly newcomersAt: string | null;
}

const sheetTags = 'link[rel="stylesheet"]';
const scriptTags = 'link[rel="modulepreload"], script[type="module"]';

function moduleOf(document: Document, file: string, hint: Readonly<Record<string, string>> = {}): Element {
  return element(document, 'link', { rel: 'modulepreload', crossorigin: '', ...hint, href: `/${file}` });
}

/** The files of these that the shell does not name. */
export function missingFiles(shell: string, files: readonly string[]): readonly string[] {
  const document = readHtml(shell);
  const named = new Set(
    [...document.querySelectorAll('[href], [src]')].map(
      (tag) => tag.getAttribute('href') ?? tag.getAttribute('src'),
    ),
  );
  return [...new Set(files)].filter((file) => !named.has(`/${file}`));
}

/** The built files that a page names: its pictures too, wherever the sizes of a picture name one each. */
export function namedFiles(page: string): readonly string[] {
  return [...new Set(Array.from(page.matchAll(/(?<=[",\s]\/)assets\/[^"\s,]+/gu), ([file]) => file))];
}

/** The shell, which fetches the page's own files behind what every page is. */
export function preloadingDocument(shell: string, { sheets, scripts }: PageFiles): string {
  const document = readHtml(shell);
  const behind = { fetchpriority: 'low' };
  document.head.append(
    ...scripts.map((file) => moduleOf(document, file, behind)),
    ...sheets.map((file) =>
      element(document, 'link', {
        rel: 'preload',
        as: 'style',
        crossorigin: '',
        ...behind,
        href: `/${file}`,
      }),
    ),
  );
  return writeHtml(document);
}

/**
 * The shell with its content, that style sheets alone draw. `beforePaint`, a small script waited for as they are, hides
 * what this person has seen, then brings the application, which waits in a template.
 */
export function prerenderedDocument(
  shell: string,
  { sheets, scripts }: PageFiles,
  [beforePaint = '', ...itsFiles]: readonly string[],
  { title, content, newcomersAt }: PrerenderedPage & Audience,
): string {
  const document = readHtml(shell);
  document.title = title;
  document.getElementById('loading')?.classList.add('loading-over-content');
  const template = document.createElement('template');
  template.id = 'after-paint';
  template.content.append(
    ...document.querySelectorAll(scriptTags),
    ...scripts.map((file) => moduleOf(document, file)),
  );
  document.body.append(template);
  document.head.append(
    ...document.querySelectorAll(sheetTags),
    ...sheets.map((file) =>
      element(document, 'link', { rel: 'stylesheet', crossorigin: '', href: `/${file}` }),
    ),
    ...itsFiles.map((file) => moduleOf(document, file)),
    element(document, 'script', {
      type: 'module',
      blocking: 'render',
      crossorigin: '',
      src: `/${beforePaint}`,
    }),
  );
  // The content goes in as React wrote it: it is what React takes over.
  const place = '#content#';
  const root = document.getElementById('root');
  if (root === null) throw new Error('The shell has no root element');
  root.textContent = place;
  if (newcomersAt !== null) root.setAttribute('data-newcomers-at', newcomersAt);
  return writeHtml(document).replace(place, () => content);
}
