import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { createSmtp } from '../../../api/src/platform/mail/smtp';
import { freePort } from '../../../api/test/free-port';
import type { RecordedMail } from '../../../api/test/record-mails';
import { startMailServer } from '../../../api/test/start-mail-server';
import { absolute } from '../../checks/source-files';
import { prepareProgram } from '../../cluster/running-program';
import { until } from '../../cluster/until';
import { runCommand } from '../../setup/run-command.mjs';
import type { Proof } from '../proof';
import { type Finding, weigh } from './findings';

const id = 'S12-mails';
const filter = '/usr/bin/rspamd';
/** Tests that bring about every mail of the product. */
const suites = [
  'api/src/features/contact/send-contact-message.test.ts',
  'api/src/features/declaration/mails',
  'api/src/features/identity/accounts',
  'api/src/features/review/documents-agree.test.ts',
];

async function recordMailsOfSuites(folder: string): Promise<readonly RecordedMail[]> {
  const file = path.join(folder, 'mails.jsonl');
  writeFileSync(file, '');
  const { code, output } = await runCommand(
    absolute('node_modules/.bin/vitest'),
    ['run', '--reporter=dot', ...suites],
    { cwd: absolute('.'), env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', MAILS_FILE: file } },
  );
  if (code !== 0) throw new Error(`the suite of the API failed: ${output.slice(-500)}`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const mails: readonly RecordedMail[] = lines.map((line) => JSON.parse(line));
  // One of each kind, with and without a document.
  const kindOf = ({ subject, attachments }: RecordedMail): string =>
    `${subject.replace(/(?:[A-Z0-9]{3}-){2}[A-Z0-9]{3}/g, '…')} ${attachments.length}`;
  return [...new Map(mails.map((mail) => [kindOf(mail), mail])).values()];
}

interface Delivered {
  readonly to: string;
  readonly subject: string;
  readonly source: Buffer;
}

/** Sends mails as the product does; gives what a server received, byte for byte. */
async function sendAll(mails: readonly RecordedMail[]): Promise<readonly Delivered[]> {
  const server = await startMailServer();
  const smtp = createSmtp({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Retour en France <ne-pas-repondre@retour.example.org>',
  });
  try {
    for (const mail of mails) {
      const attachments = mail.attachments.map((attachment) => ({
        ...attachment,
        content: Buffer.from(attachment.content, 'base64'),
      }));
      await smtp.send({ ...mail, attachments });
    }
  } finally {
    smtp.close();
    await server.stop();
  }
  return server.received.map((source, index) => {
    const { to = '', subject = '' } = mails[index] ?? {};
    return { source, to, subject };
  });
}

const verdictSchema = z.object({
  action: z.string(),
  symbols: z.record(z.string(), z.object({ score: z.number(), description: z.string().optional() })),
});

/** A filter with the rules that it comes with; none that asks another machine. */
async function judgeAll(folder: string, mails: readonly Delivered[]): Promise<readonly Finding[]> {
  const port = await freePort();
  const local = path.join(folder, 'local');
  mkdirSync(path.join(local, 'local.d'), { recursive: true });
  for (const [file, text] of [
    ['worker-normal.inc', `bind_socket = "127.0.0.1:${port}";\ncount = 1;\n`],
    ['worker-controller.inc', 'enabled = false;\n'],
    ['worker-proxy.inc', 'enabled = false;\n'],
    ['options.inc', 'dns { nameserver = ["127.0.0.1:1"]; timeout = 1s; retransmits = 1; }\n'],
    ['hfilter.conf', 'enabled = false;\n'],
    ['rbl.conf', 'enabled = false;\n'],
    ['fuzzy_check.conf', 'enabled = false;\n'],
  ] as const)
    writeFileSync(path.join(local, 'local.d', file), text);
  const logFile = path.join(folder, 'log');
  const program = prepareProgram({
    name: 'rspamd',
    file: filter,
    args: [
      ...['-f', '-i', '-c', '/etc/rspamd/rspamd.conf'],
      ...[`LOCAL_CONFDIR=${local}`, `DBDIR=${folder}`, `RUNDIR=${folder}`, `LOGDIR=${folder}`].flatMap(
        (setting) => ['--var', setting],
      ),
    ],
    folder,
    logFile,
  });
  program.start();
  try {
    await until('the filter', async () => {
      if (!program.isRunning()) throw new Error(readFileSync(logFile, 'utf8').slice(-1_000));
      const answer = await fetch(`http://127.0.0.1:${port}/ping`).catch(() => null);
      return answer?.ok === true;
    });
    const findings: Finding[] = [];
    for (const { source, to, subject } of mails) {
      const answer = await fetch(`http://127.0.0.1:${port}/checkv2`, {
        method: 'POST',
        headers: { from: 'ne-pas-repondre@retour.example.org', rcpt: to },
        body: Uint8Array.from(source),
      });
      const { action, symbols } = verdictSchema.parse(await answer.json());
      if (action !== 'no action') findings.push({ rule: 'action', where: subject, message: action });
      for (const [rule, symbol] of Object.entries(symbols))
        if (symbol.score > 0)
          findings.push({
            rule,
            where: subject,
            message: symbol.description ?? '',
          });
    }
    return findings;
  } finally {
    await program.stop();
  }
}

export const mailsJudge: Proof = {
  id,
  title: 'A filter of mails (rspamd) holds nothing against any mail of the product',
  missing: () => (existsSync(filter) ? null : 'install rspamd'),
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-judge-'));
    try {
      const mails = await sendAll(await recordMailsOfSuites(folder));
      context.tell(`${mails.length} mails…`);
      return weigh(context, id, mails.length, await judgeAll(folder, mails), [
        { name: 'mails of different kinds', value: mails.length, unit: '', min: 20 },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
