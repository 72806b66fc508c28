import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCheck } from './check-command';
import { runCreateAgent } from './create-agent-command';
import { runErase } from './erase-command';
import { runHoldMails } from './hold-mails-command';
import { findPackageRoot } from './platform/package-root';
import { runSigningKeys } from './signing-keys-command';
import { runVerifyLog } from './verify-log-command';

const absolute = (file: string): string => path.join(findPackageRoot(), '..', file);
const read = (file: string): string => readFileSync(absolute(file), 'utf8');

const pages = [
  'docs/operations.md',
  'deploy/README.md',
  ...readdirSync(absolute('docs/operations')).map((page) => `docs/operations/${page}`),
];
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
const bundled = read('api/vite.config.ts');
const packaged = read('deploy/debian/retour-en-france');

/** What an installation runs, asked for something that it does not know: it says how it is called, and does nothing. */
const commands = {
  check: runCheck,
  'create-agent': runCreateAgent,
  erase: runErase,
  'hold-mails': runHoldMails,
  'signing-keys': runSigningKeys,
  'verify-log': runVerifyLog,
} as const;

function isOfInstallation(name: string): name is keyof typeof commands {
  return name in commands;
}

interface Documented {
  readonly page: string;
  readonly way: 'npm run' | 'node' | 'package';
  readonly name: string;
  readonly args: string;
}

const ways = {
  'npm run': /npm run ([a-z][a-z-]*)((?: [^`|>#&\n]*)?)/g,
  node: /node api\/dist\/([a-z][a-z-]*)\.js((?: [^`|>#&\n]*)?)/g,
  package: /retour-en-france ([a-z][a-z-]*)((?: --[^`|>#&\n]*)?)/g,
} as const;

function documentedIn(page: string): readonly Documented[] {
  const text = read(page).replaceAll('npm run\n', 'npm run ');
  return (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way) =>
    [...text.matchAll(ways[way])].map(([, name = '', args = '']) => ({ page, way, name, args: args.trim() })),
  );
}

const documented = pages.flatMap(documentedIn);

it.each(documented)(
  '$page: « $way $name $args » is a command, and takes that',
  async ({ way, name, args }) => {
    if (way === 'npm run') expect(Object.keys(scripts)).toContain(name);
    if (way === 'node') expect(bundled).toContain(`'src/${name}.ts'`);
    if (way === 'package')
      expect(packaged).toMatch(new RegExp(`^ +(?:[a-z |-]+\\| )?${name}(?: \\|[a-z |-]+)?\\)`, 'm'));
    const flags = args.match(/--[a-z][a-z-]*/g) ?? [];
    if (isOfInstallation(name)) {
      const { code, line } = await commands[name](['--no-such-thing'], {});
      expect(code).not.toBe(0);
      expect(line).toMatch(/^Usage: npm run /);
      for (const flag of flags) expect(line).toContain(flag);
      return;
    }
    const [, file] = /(scripts\/\S+)/.exec(scripts[name] ?? '') ?? [];
    for (const flag of flags) expect(read(file ?? '')).toContain(`${flag.slice(2)}: {`);
  },
);

it('are found in every way of calling them', () => {
  for (const way of Object.keys(ways)) {
    expect(documented.filter((command) => command.way === way).length).toBeGreaterThan(1);
  }
  expect(new Set(documented.map(({ name }) => name).filter(isOfInstallation))).toEqual(
    new Set(Object.keys(commands)),
  );
});
