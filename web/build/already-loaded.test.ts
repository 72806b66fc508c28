import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { alreadyLoaded } from './already-loaded';

const sources = {
  'index.html': '<script type="module" src="/traveller.js"></script>',
  'agent.html': '<script type="module" src="/agent.js"></script>',
  'traveller.js': `import './shell.js'; import './home.js'; import('./page.js'); import('./other.js'); import('./gallery.js')`,
  'agent.js': `import './shell.js'; import('./page.js'); import('./other.js')`,
  'shell.js': `import './shell.css'; window.shell = 1`,
  'shell.css': 'a { color: red }',
  'home.js': `import './home.css'; window.home = 1`,
  'home.css': 'b { color: red }',
  'page.js': `import './shell.js'; import './home.js'; import './field.js'; window.page = 1`,
  'other.js': `import './shell.js'; import './field.js'; window.other = 1`,
  'gallery.js': `import './shell.js'; import './field.js'; window.gallery = 1`,
  'field.js': 'window.field = 1',
};

/** The files that each script of two applications fetches what comes later with. */
async function builtLists(): Promise<ReadonlyMap<string, readonly string[]>> {
  const root = await mkdtemp(path.join(tmpdir(), 'already-loaded-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(root, name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [alreadyLoaded()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { traveller: path.join(root, 'index.html'), agent: path.join(root, 'agent.html') },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: ({ name }) => `assets/${name === 'gallery' ? 'gallery/' : ''}[name].js`,
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            groups: ['shell', 'home', 'field'].map((name) => ({ name, test: new RegExp(`/${name}\\.`) })),
          },
        },
      },
    },
  });
  await rm(root, { recursive: true });
  if (!('output' in built)) throw new Error('One build was asked for');
  const codes = built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return new Map(
    codes.map(({ fileName, code }) => {
      const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(code) ?? [];
      return [fileName, [...list.matchAll(/[\w/.]+/g)].map(([file]) => file)];
    }),
  );
}

describe('what a lazy module is fetched with', async () => {
  const lists = await builtLists();
  const own = ['assets/page.js', 'assets/field.js'];
  const styles = ['assets/shell.css', 'assets/home.css'];

  it('has no script that every page began with', () => {
    expect(lists.get('assets/agent.js')).not.toContain('assets/shell.js');
    expect(lists.get('assets/agent.js')).toEqual(expect.arrayContaining(own));
  });

  it('has the scripts that one application alone began with', () => {
    expect(lists.get('assets/agent.js')).toContain('assets/home.js');
  });

  it('has all styles, which Vite does not ask about', () => {
    expect(lists.get('assets/agent.js')).toEqual(expect.arrayContaining(styles));
  });

  it('has no script when it is for the makers alone', () => {
    expect(lists.get('assets/traveller.js')).toEqual(expect.arrayContaining(own));
    expect(lists.get('assets/traveller.js')?.join()).not.toContain('gallery');
    expect(lists.get('assets/traveller.js')).not.toContain('assets/shell.js');
  });
});
