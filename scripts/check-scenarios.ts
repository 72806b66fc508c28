/** Fails when the pages of docs/scenarios and the titles of the end-to-end tests do not match one to one. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report } from './checks/report';
import { readScenarios, scenarioFaults } from './checks/scenarios';
import { absolute } from './checks/source-files';

interface Suite {
  readonly specs?: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}

function titlesIn({ specs = [], suites = [] }: Suite): readonly string[] {
  return [...specs.map(({ title }) => title), ...suites.flatMap(titlesIn)];
}

/** Titles as the runner itself lists them, loops over ages or pages included; the harness tests only itself. */
function titlesOn(project: string): readonly string[] {
  const args = ['test', '-c', 'e2e', '--list', '--reporter=json', `--project=${project}`];
  const listing = execFileSync(absolute('node_modules/.bin/playwright'), args, {
    cwd: absolute('.'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites }: { suites: readonly (Suite & { readonly file: string })[] } = JSON.parse(listing);
  return suites.filter(({ file }) => !file.startsWith('harness/')).flatMap(titlesIn);
}

/** Most tests run on both screens: they count once. */
function testTitles(): readonly string[] {
  const onPhone = titlesOn('phone');
  return [...onPhone, ...titlesOn('desktop').filter((title) => !onPhone.includes(title))];
}

const folder = absolute('docs/scenarios');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const book = pages.flatMap((name) => readScenarios(readFileSync(path.join(folder, name), 'utf8')));
report(`${book.length} scenarios`, scenarioFaults(book, testTitles()));
