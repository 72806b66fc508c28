import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { agentEntry, beforePaintEntry, travellerEntry } from '../scripts/checks/size/web-build.ts';
import { agentPages } from './build/agent-pages.ts';
import { alreadyLoaded } from './build/already-loaded.ts';
import { chunkGroups, draftMode } from './build/chunk-groups.ts';
import { assetFileName, chunkFileName, entryFileName } from './build/chunk-names.ts';
import { lazyModules } from './build/lazy-modules.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import { stylesFirst } from './build/styles-first.ts';

const apiPort = process.env.API_PORT ?? '3000';
// The package offers builds that warn developers alone: what it makes for production lies beside them.
const productionRouter = `${import.meta.dirname}/../node_modules/react-router/dist/production/index.mjs`;
const compressed = /\.(?:html|css|json|js|svg|webmanifest|wasm)$/;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    ...(mode === 'test' || mode === draftMode
      ? []
      : [
          agentPages(),
          alreadyLoaded(),
          stylesFirst(),
          chunkGroups(import.meta.dirname),
          lazyModules(import.meta.dirname),
          prerenderedPages(import.meta.dirname),
          offlineWorker(),
          compression({ include: compressed, threshold: 1_024 }),
        ]),
  ],
  resolve: {
    alias:
      mode === 'production' || mode === draftMode
        ? [{ find: /^react-router$/, replacement: productionRouter }]
        : [],
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  preview: { proxy: { '/api': `http://localhost:${apiPort}` } },
  // No style of ours calls light-dark(), for which each theme would carry a switch.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    // Nothing is inlined: the content security policy refuses data: and inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by scripts/check-size.ts.
    manifest: true,
    rolldownOptions: {
      input: {
        traveller: `${import.meta.dirname}/${travellerEntry}`,
        agent: `${import.meta.dirname}/${agentEntry}`,
        'after-paint': `${import.meta.dirname}/${beforePaintEntry}`,
      },
      output: {
        entryFileNames: entryFileName,
        chunkFileNames: chunkFileName,
        assetFileNames: assetFileName,
      },
    },
  },
}));
