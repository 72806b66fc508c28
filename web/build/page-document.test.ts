import { expect, test } from 'vitest';
import { readHtml } from './html';
import { missingFiles, namedFiles, preloadingDocument, prerenderedDocument } from './page-document';

const shell = `<!doctype html>
<html lang="fr"><head>
  <meta charset="utf-8" />
  <title>Service</title>
  <link rel="stylesheet" crossorigin href="/assets/shell.css">
  <script type="module" crossorigin src="/assets/application.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
</head><body><div id="loading" class="loading"></div><div id="root"></div></body></html>`;
const files = { sheets: ['assets/page.css'], scripts: ['assets/page.js'] };
/** As React writes: comments between texts, escaped quotes, an amount that a replacement would take for a pattern. */
const content = '<!--$--><p title="a&quot;b">It&#x27;s <!-- -->$&amp; 5 $1</p><input disabled=""/><!--/$-->';

const places = (html: string): readonly string[] =>
  [...readHtml(html).querySelectorAll('head > :is(link, script)')].map(
    (tag) =>
      `${tag.getAttribute('rel') ?? tag.localName} ${tag.getAttribute('href') ?? tag.getAttribute('src')}`,
  );

test('a file that the shell names is not named twice, nor one that two modules share', () => {
  expect(missingFiles(shell, ['assets/react.js', 'assets/page.js', 'assets/page.js'])).toEqual([
    'assets/page.js',
  ]);
});

test('a document that preloads fetches the page’s files behind those of every page', () => {
  const html = preloadingDocument(shell, files);
  expect(places(html)).toEqual([
    'stylesheet /assets/shell.css',
    'script /assets/application.js',
    'modulepreload /assets/react.js',
    'modulepreload /assets/page.js',
    'preload /assets/page.css',
  ]);
  expect(readHtml(html).querySelectorAll('[fetchpriority="low"]')).toHaveLength(2);
});

test('a prerendered document is drawn by its style sheets; the application waits in a template', () => {
  const beforePaint = ['assets/before.js', 'assets/kept.js'];
  const html = prerenderedDocument(shell, files, beforePaint, {
    title: 'À propos',
    content,
    newcomersAt: null,
  });
  expect(places(html)).toEqual([
    'stylesheet /assets/shell.css',
    'stylesheet /assets/page.css',
    'modulepreload /assets/kept.js',
    'script /assets/before.js',
  ]);
  const document = readHtml(html);
  expect(document.title).toBe('À propos');
  expect(document.getElementById('loading')?.className).toBe('loading loading-over-content');
  expect(document.querySelector('script')?.getAttribute('blocking')).toBe('render');
  expect(html).toContain(`<div id="root">${content}</div>`);
  const [, waiting = ''] = html.split('<template id="after-paint">');
  for (const file of ['application.js', 'react.js', 'page.js']) expect(waiting).toContain(`/assets/${file}"`);
});

test('a page drawn for newcomers says where they go on', () => {
  const html = prerenderedDocument(shell, files, [], { title: 'Âge', content, newcomersAt: '/question' });
  expect(readHtml(html).getElementById('root')?.getAttribute('data-newcomers-at')).toBe('/question');
});

test('names the built files of a page, those of the sizes of a picture too', () => {
  const page =
    '<img src="/assets/a.webp" srcset="/assets/b.webp 1x, /assets/c.webp 2x"><a href="/faqs">assets/d.webp</a>';
  expect(namedFiles(page)).toEqual(['assets/a.webp', 'assets/b.webp', 'assets/c.webp']);
});
