import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { RecordedAnswer } from '../../../api/test/record-answers';
import { absolute } from '../../checks/source-files';
import { startProduct } from '../../product/start-product';
import { runCommand } from '../../setup/run-command.mjs';
import type { Proof } from '../proof';
import { AnswerReader } from './answer-reader';
import { type Finding, weigh } from './findings';
import { installJudges } from './install-judges';

const id = 'S12-openapi';
/** Tests of the API that call each of its routes, as each kind of caller, with good and with bad input. */
const suites = [
  'api/src/authorisation-matrix.test.ts',
  'api/src/features/contact/send-contact-message.test.ts',
  'api/src/features/declaration/mails/receipt-mail.test.ts',
  'api/src/features/declaration/routes.test.ts',
  'api/src/features/identity/accounts/log-in.test.ts',
  'api/src/features/identity/accounts/passwords-and-links.test.ts',
  'api/src/features/identity/accounts/registration.test.ts',
  'api/src/features/identity/sessions/sessions.test.ts',
  'api/src/features/identity/sign-in/leaving.test.ts',
  'api/src/features/identity/sign-in/sign-in.test.ts',
  'api/src/features/mail/routes.test.ts',
  'api/src/features/office/routes.test.ts',
  'api/src/features/review/correction/second-officer.test.ts',
  'api/src/features/review/lease/leases.test.ts',
  'api/src/features/simulation/routes.test.ts',
  'api/src/features/takings/takings.test.ts',
  'api/src/platform/http/bad-input.test.ts',
];

const lintSchema = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string().optional() })),
    }),
  ),
});
/** The document as people read it. */
async function servedDocument(): Promise<string> {
  const product = await startProduct();
  try {
    return await (await fetch(`${product.origin}/api/openapi.json`)).text();
  } finally {
    await product.remove();
  }
}

async function lint(file: string, linter: string): Promise<readonly Finding[]> {
  const { output } = await runCommand(
    process.execPath,
    [linter, 'lint', '--extends=recommended-strict', '--max-problems=10000', '--format=json', file],
    { cwd: path.dirname(file), env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const from = output.indexOf('{');
  const { problems } = lintSchema.parse(JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)));
  return problems.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    where: location[0]?.pointer ?? '',
    message,
  }));
}

async function recordSuites(folder: string): Promise<readonly RecordedAnswer[]> {
  const file = path.join(folder, 'answers.jsonl');
  writeFileSync(file, '');
  const { code, output } = await runCommand(
    absolute('node_modules/.bin/vitest'),
    ['run', '--reporter=dot', ...suites],
    { cwd: absolute('.'), env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ANSWERS_FILE: file } },
  );
  if (code !== 0) throw new Error(`the suite of the API failed: ${output.slice(-500)}`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

export const openapiJudge: Proof = {
  id,
  title: 'The description of the API is sound (Redocly), and so is every answer by it (Ajv)',
  missing: () => null,
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-judge-'));
    try {
      const fileOf = await installJudges();
      const document = await servedDocument();
      const file = path.join(folder, 'openapi.json');
      writeFileSync(file, document);
      const findings = [...(await lint(file, fileOf('@redocly/cli/bin/cli.js')))];
      const reader = new AnswerReader(document);
      context.tell('the suite of the API, its answers recorded…');
      let answers = 0;
      for (const answer of await recordSuites(folder)) {
        const finding = reader.read(answer);
        if (finding !== undefined) answers += 1;
        if (finding) findings.push(finding);
      }
      const unseen = reader.neverSeen();
      for (const call of unseen) context.tell(`no success was read: ${call}`);
      return weigh(context, id, answers, findings, [
        { name: 'calls never seen to succeed', value: unseen.length, unit: '', max: 0 },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
