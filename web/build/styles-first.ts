import type { Plugin } from 'vite';
import { readHtml, writeHtml } from './html.ts';

/**
 * Asks for the style sheets before the scripts: nothing is painted without them, and a browser opens six connections at
 * most over HTTP/1.1, which the scripts would take.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const document = readHtml(html);
        const firstScript = document.querySelector('script[type="module"], link[rel="modulepreload"]');
        firstScript?.before(...document.querySelectorAll('link[rel="stylesheet"]'));
        return writeHtml(document);
      },
    },
  };
}
