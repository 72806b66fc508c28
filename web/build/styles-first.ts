import type { Plugin } from 'vite';

const firstScript = /\s*<(?:script type="module"|link rel="modulepreload")/;
const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;

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
        const sheets = html.match(styleSheet) ?? [];
        return html.replace(styleSheet, '').replace(firstScript, (script) => `${sheets.join('')}${script}`);
      },
    },
  };
}
