import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const distribution = path.join(folder, 'dist', 'production', 'index.mjs');

/**
 * React Router's own production files, which its package names for nobody, without the components that we do not use:
 * it makes them by calls that a bundler keeps unless it is told that they do nothing else.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? distribution : null),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
