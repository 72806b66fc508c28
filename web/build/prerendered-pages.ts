import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforePaintEntry, travellerEntry } from '../../scripts/checks/size/web-build.ts';
import { allPages, type Document, drawnAddresses, typedAddresses } from '../src/app/pages/page-table.ts';
import { assetFileName } from './chunk-names.ts';
import { chunksOf } from './needed-chunks.ts';
import {
  missingFiles,
  namedFiles,
  type PageFiles,
  type PrerenderedPage,
  preloadingDocument,
  prerenderedDocument,
} from './page-document.ts';

/** What src/app/prerendered-pages.tsx gives, in the words of its own types. */
interface Renderer {
  readonly prerenderPages: (paths: readonly string[]) => Promise<{
    readonly pages: Readonly<Record<string, PrerenderedPage>>;
    readonly until: string;
  }>;
}

interface Address {
  readonly address: string;
  readonly modules: readonly string[];
  readonly isForNewcomers: boolean;
  /** The address that React draws; null when the shell alone is sent. */
  readonly drawnAs: string | null;
}

function drawnAddress(address: string, document: Document): string | null {
  if (document === 'preloading') return null;
  return document === 'prerendered' ? address : document.drawnAs;
}

/** The addresses that have a document of their own. */
const addresses: readonly Address[] = allPages.flatMap(([, page]) =>
  Object.entries({ '': page.document, ...page.below }).flatMap(([place, document]) =>
    document === undefined
      ? []
      : [
          {
            address: `${page.path}${place}`,
            modules: [page.module ?? [], page.folded ?? []].flat().map((part) => `src/features/${part}`),
            drawnAs: drawnAddress(`${page.path}${place}`, document),
            isForNewcomers: typeof document === 'object',
          },
        ],
  ),
);

/** Builds the application as a program of this machine, draws pages with it, then forgets it. */
async function drawPages(root: string, paths: readonly string[]): ReturnType<Renderer['prerenderPages']> {
  const folder = path.join(root, '.cache', 'prerendered-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'src/app/prerendered-pages.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      // Pages name their pictures as the application's build does.
      rolldownOptions: { output: { assetFileNames: assetFileName } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(path.join(folder, 'prerendered-pages.js')).href);
  const drawn = await renderer.prerenderPages(paths);
  await rm(folder, { recursive: true });
  return drawn;
}

/** The files that modules are drawn with, but for those that the shell names. */
function filesOf(modules: readonly string[], shell: string, bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = modules.flatMap((module) => chunksOf(bundle, module));
  const sheets = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const scripts = chunks.map(({ fileName }) => fileName);
  return { sheets: missingFiles(shell, sheets), scripts: missingFiles(shell, scripts) };
}

/** `/faqs` is in pages/faqs.html, `/` in pages/index.html. */
const fileOf = (address: string): string => `pages${address === '/' ? '/index' : address}.html`;

/**
 * Writes the documents of the table of pages beside the shell that answers to every address, with their index. The server
 * sends them; the copy for use offline keeps the shell.
 */
export function prerenderedPages(root: string): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    // After Vite has written the shell, before files are compressed.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const written = bundle[travellerEntry];
      if (written?.type !== 'asset') throw new Error('The shell is not written yet');
      const shell = String(written.source);
      const drawn = await drawPages(root, [...new Set(addresses.flatMap(({ drawnAs }) => drawnAs ?? []))]);
      const beforePaint = chunksOf(bundle, beforePaintEntry).map(({ fileName }) => fileName);
      for (const { address, modules, drawnAs, isForNewcomers } of addresses) {
        const files = filesOf(modules, shell, bundle);
        const page = drawnAs === null ? undefined : drawn.pages[drawnAs];
        const source =
          page === undefined
            ? preloadingDocument(shell, files)
            : prerenderedDocument(shell, files, beforePaint, {
                ...page,
                newcomersAt: isForNewcomers ? drawnAs : null,
              });
        const unknown = namedFiles(source).filter((file) => bundle[file] === undefined);
        if (unknown.length > 0) throw new Error(`${address} names what is not built: ${unknown.join(', ')}`);
        this.emitFile({ type: 'asset', fileName: fileOf(address), source });
      }
      const own = addresses.map(({ address, drawnAs }) => ({
        address,
        file: fileOf(address),
        until: drawnAs === null ? null : drawn.until,
      }));
      const index = JSON.stringify({ own, drawn: drawnAddresses, typed: typedAddresses });
      this.emitFile({ type: 'asset', fileName: 'pages/pages.json', source: index });
    },
  };
}
