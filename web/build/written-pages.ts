import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { ownPages } from './own-pages';

type Bundle = Rolldown.OutputBundle;

interface WrittenPage {
  readonly title: string;
  readonly content: string;
}

/** What src/app/written-pages.tsx gives, in the words of its own types. */
interface Writer {
  readonly writePages: (paths: readonly string[]) => Promise<{
    readonly pages: Readonly<Record<string, WrittenPage>>;
    readonly until: string;
  }>;
}

/** Builds the application as a program of this machine, draws pages with it, then forgets it. */
async function drawPages(root: string, paths: readonly string[]): ReturnType<Writer['writePages']> {
  const folder = path.join(root, '.cache', 'written-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'src/app/written-pages.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const writer: Writer = await import(pathToFileURL(path.join(folder, 'written-pages.js')).href);
  const drawn = await writer.writePages(paths);
  await rm(folder, { recursive: true });
  return drawn;
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${module}`))) return chunk;
  }
  throw new Error(`${module} is not in the application`);
}

/** The chunk that a module came in, with those that it needs. */
function chunksOf(bundle: Bundle, module: string): readonly Rolldown.OutputChunk[] {
  const needed = new Map<string, Rolldown.OutputChunk>();
  function visit(chunk: Bundle[string] | undefined): void {
    if (chunk?.type !== 'chunk' || needed.has(chunk.fileName)) return;
    needed.set(chunk.fileName, chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  }
  visit(chunkOf(bundle, module));
  return [...needed.values()];
}

const tags =
  /\s*<(?:link rel="(?:stylesheet|preload|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;
const isSheet = (tag: string): boolean => tag.includes('rel="stylesheet"');

interface Parts {
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

/** The files that modules are drawn with, but for those that the shell names. */
function partsOf(modules: readonly string[], shell: string, bundle: Bundle): Parts {
  const chunks = modules.flatMap((module) => chunksOf(bundle, module));
  const sheets = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const missing = (files: readonly string[]): readonly string[] =>
    [...new Set(files)].filter((file) => !shell.includes(`/${file}"`));
  return { sheets: missing(sheets), scripts: missing(chunks.map(({ fileName }) => fileName)) };
}

/** The shell, which fetches the page's own parts behind what every page is. */
function withParts(shell: string, { sheets, scripts }: Parts): string {
  const hints = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ...sheets.map(
      (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ];
  return shell.replace('</head>', () => `  ${hints.join('\n    ')}\n  </head>`);
}

/**
 * The shell with its content, that style sheets alone draw. A small script, waited for as they are, hides what this
 * person has seen, then brings the application.
 */
function withContent(
  shell: string,
  parts: Parts,
  beforePaint: readonly string[],
  { title, content }: WrittenPage,
): string {
  const found = shell.match(tags) ?? [];
  const first = [
    ...found.filter(isSheet),
    ...parts.sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...beforePaint.slice(1).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<script type="module" blocking="render" crossorigin src="/${beforePaint[0]}"></script>`,
  ];
  const later = [
    ...found.filter((tag) => !isSheet(tag)),
    ...parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const lines = (list: readonly string[]): string => list.map((tag) => `    ${tag.trim()}\n`).join('');
  return shell
    .replaceAll(tags, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/ *<\/head>/, () => `${lines(first)}  </head>`)
    .replace('class="loading"', 'class="loading loading-over-content"')
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    .replace(
      / *<\/body>/,
      () => `    <template id="after-paint">\n${lines(later)}    </template>\n  </body>`,
    );
}

/** `/faqs` is in pages/faqs.html, `/` in pages/index.html. */
const fileOf = (address: string): string => `pages${address === '/' ? '/index' : address}.html`;

/**
 * Writes the pages where people arrive beside the shell that answers to every address, with their index. The server
 * sends them; the copy for use offline keeps the shell.
 */
export function writtenPages(root: string): Plugin {
  return {
    name: 'written-pages',
    apply: 'build',
    // After Vite has written the shell, before files are compressed.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The shell is not written yet');
      const drawn = await drawPages(
        root,
        ownPages.filter(({ isWritten }) => isWritten).map((page) => page.path),
      );
      const beforePaint = chunksOf(bundle, 'src/app/startup/after-paint.ts').map(({ fileName }) => fileName);
      for (const page of ownPages) {
        const parts = partsOf(page.modules, String(shell.source), bundle);
        const written = drawn.pages[page.path];
        const source =
          written === undefined
            ? withParts(String(shell.source), parts)
            : withContent(String(shell.source), parts, beforePaint, written);
        this.emitFile({ type: 'asset', fileName: fileOf(page.path), source });
      }
      const index = ownPages.map(({ path: address, isWritten = false }) => ({
        address,
        file: fileOf(address),
        until: isWritten ? drawn.until : null,
      }));
      this.emitFile({ type: 'asset', fileName: 'pages/pages.json', source: JSON.stringify(index) });
    },
  };
}
