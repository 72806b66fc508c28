import { extname } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const types: Readonly<Record<string, string>> = { '.woff2': 'font/woff2', '.otf': 'font/otf' };

/** Asks for the fonts as soon as the page arrives, before the style sheet names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => extname(fileName) in types)
          .map(
            (fileName): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: types[extname(fileName)],
                href: `/${fileName}`,
                crossorigin: true,
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}
