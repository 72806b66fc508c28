import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { absolute } from '../../checks/source-files';
import { runCommand } from '../../setup/run-command.mjs';
import type { Proof } from '../proof';
import { type Finding, weigh } from './findings';
import { installJudges } from './install-judges';
import { walkScreens } from './screens';

const id = 'S12-html';
const java = '/usr/bin/java';

const verdictSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** A document or a style sheet, where the checker finds it. */
interface Judged {
  readonly file: string;
  readonly name: string;
}

/** What was built: each prerendered page, and the sheets. */
function builtFiles(folder: string): readonly Judged[] {
  const built = absolute('web/dist');
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:html|css)$/.test(name))
    .map((name) => {
      const file = path.join(folder, `built-${name.replaceAll('/', '-')}`);
      cpSync(path.join(built, name), file);
      return { file, name };
    });
}

/** What stood in the browser on each screen, the same markup once. */
async function renderedFiles(folder: string): Promise<readonly Judged[]> {
  const names = new Map<string, string>();
  for (const { html, address, title } of await walkScreens()) names.set(html, `${address} · ${title}`);
  return [...names].map(([html, name], index) => {
    const file = path.join(folder, `screen-${index}.html`);
    writeFileSync(file, html);
    return { file, name };
  });
}

async function check(jar: string, folder: string, files: readonly Judged[]): Promise<readonly Finding[]> {
  const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { output } = await runCommand(java, [...args, '--also-check-css', folder]);
  const { messages } = verdictSchema.parse(JSON.parse(output.slice(output.indexOf('{'))));
  const names = new Map(files.map(({ file, name }) => [file, name]));
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ type, subType, url = '', message, extract = '' }) => ({
      rule: subType ?? type,
      where: `${names.get(url.replace(/^file:/, '')) ?? url} ${extract}`,
      message,
    }));
}

export const htmlJudge: Proof = {
  id,
  title: 'The W3C’s checker finds nothing in any page as built, any screen as rendered, any style sheet',
  missing: () => (existsSync(java) ? null : 'install default-jre-headless'),
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-judge-'));
    try {
      const fileOf = await installJudges();
      context.tell('every screen…');
      const files = [...builtFiles(folder), ...(await renderedFiles(folder))];
      context.tell(`${files.length} documents and sheets…`);
      const findings = await check(fileOf('vnu-jar/build/dist/vnu.jar'), folder, files);
      return weigh(context, id, files.length, findings, [
        { name: 'documents and sheets', value: files.length, unit: '', min: 100 },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
