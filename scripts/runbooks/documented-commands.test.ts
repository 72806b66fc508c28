import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { absolute, repositoryFiles } from '../checks/source-files';
import { commandsIn, documentedCommands, pages } from './documented-commands';
import { typedCommands, typedIn } from './typed-commands';

/** What the pages quote and nobody types: lines of a log, what a value looks like, settings, what must not be done. */
const quoted: ReadonlySet<string> = new Set([
  "encoding 'UTF8'",
  'waiting: another process is migrating the database',
  'the role of DATABASE_URL may change the access log',
  'the chains of the access log end here',
  'chain … does not verify …: nothing is cut',
  'a mail is delayed',
  'a mail is given up',
  'a declaration was erased',
  'retention left an unusual share',
  'a rule of retention failed',
  'a declaration was not anonymised',
  'the sign-in provider cannot be used',
  'a sign-in failed',
  'a sign-in was refused',
  'nobody is a supervisor',
  'a refresh token was used again after its replacement',
  'a session was opened',
  'du lundi au vendredi, de 9 h à 17 h, appel gratuit',
  "wait_event = 'SyncRep'",
  'watchdog: required',
  'retry-on conn-failure',
  'pool_mode = session',
  'ssl: on',
  'pg_ctl promote',
]);

/** `npm run prove -- R11` is what it names: a promise that the sources of the proofs know. */
const proof = /^npm run prove -- (?<id>[A-Z]\d+(?:-[a-z]+)?)$/;
const proofSources = repositoryFiles()
  .filter((file) => /^scripts\/prove\/.*\.ts$/.test(file))
  .map((file) => readFileSync(absolute(file), 'utf8'))
  .join('\n');

const typed = typedCommands();
const documented = documentedCommands().filter(({ text }) => !quoted.has(text));

function whoRuns(command: string): readonly string[] {
  const { id } = proof.exec(command)?.groups ?? {};
  if (id !== undefined && proofSources.includes(`'${id}'`)) return ['scripts/prove.ts'];
  return typed.filter(({ text }) => text === command).map(({ file }) => file);
}

const whatToDo =
  'nobody runs it. Type it, in these very words, with typeCommand (typeStatement for SQL) in scripts/runbooks/one-server.test.ts, or in the suite of scripts/prove that has its programs; if nobody is meant to type it, name it among `quoted`.';

describe('a command that a page of operations documents', () => {
  it.each(documented)('$page: « $text » is run, in these words', ({ text }) => {
    expect(whoRuns(text), whatToDo).not.toEqual([]);
  });

  it('is one that a page still writes, when it is run as such or said to be only quoted', () => {
    const written = new Set(documentedCommands().map(({ text }) => text));
    expect(typed.filter(({ text }) => !written.has(text))).toEqual([]);
    expect([...quoted].filter((text) => !written.has(text))).toEqual([]);
  });

  it('is found in blocks and in sentences, and where it is typed', () => {
    const page =
      'Run `npm run\nseed` or:\n\n```sh\n# first\ntouch a   # makes it\n```\n\n```sql\nselect 1;\nselect\n  2;\n```\n';
    expect(commandsIn(page)).toEqual(['touch a', 'select 1', 'select 2', 'npm run seed']);
    expect(typedIn(`await ${'typeCommand'}(\n  'echo \\'a\\'',\n)`)).toEqual(["echo 'a'"]);
    expect(pages.length).toBeGreaterThan(5);
  });
});
