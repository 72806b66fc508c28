import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type ErasureGround, erasureGrounds } from '@retour/contract';
import { parsePublicId } from '@retour/core';
import { type Environment, readEnvironment } from './env';
import { type ErasureOutcome, eraseDeclaration } from './features/declaration/erase-declaration';
import { listErasures } from './features/declaration/storage/erasures';
import { findDeclarationByPublicId } from './features/declaration/storage/find-declaration';
import type { RunStatement } from './platform/database/database';
import { readDatabaseTime } from './platform/database/database-clock';
import { applyRetentionRules } from './platform/retention/apply-retention';
import { retentionRules } from './retention-rules';
import { type CommandOutcome, IncompleteError, runCommand, UsageError, withDatabase } from './run-command';

const usage = [
  'Usage: npm run erase -- <reference> [--ground person|authority|mistake]',
  '         erases who declared; amounts and lines stay, without names',
  '       npm run erase -- --list',
  '         the erasures that were asked for, to keep beside the backups: they name nobody',
  '       npm run erase -- --replay <file>',
  '         erases again, after a backup was restored, what such a list names',
  '       npm run erase -- --retention [--really]',
  '         what the service erases each hour, now; --really: even an unusual share',
].join('\n');

const flags = {
  ground: { type: 'string' },
  list: { type: 'boolean' },
  replay: { type: 'string' },
  retention: { type: 'boolean' },
  really: { type: 'boolean' },
} as const;

const byCommand = { type: 'system', id: null } as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

function readGround(text: string): ErasureGround {
  const ground = erasureGrounds.find((known) => known === text);
  if (ground === undefined)
    throw new UsageError(`--ground is one of ${erasureGrounds.join(', ')}.\n${usage}`);
  return ground;
}

async function idOf(run: RunStatement, reference: string): Promise<string> {
  if (uuid.test(reference)) return reference.toLowerCase();
  const parsed = parsePublicId(reference);
  const found = parsed.kind === 'valid' ? await findDeclarationByPublicId(run, parsed.publicId) : null;
  if (found === null) throw new UsageError(`No declaration has the reference ${reference}: check it.`);
  return found.declaration.id;
}

function lineOf(reference: string, outcome: ErasureOutcome): string {
  if (outcome.kind === 'unknown') {
    throw new UsageError(`No declaration has the reference ${reference}: check it.`);
  }
  if (outcome.kind === 'under-way') {
    throw new UsageError(
      `The declaration ${reference} is ${outcome.status}: it cannot be settled once it names nobody. Have it cancelled by its author, or refused or settled by an agent, then erase it.`,
    );
  }
  return outcome.isNew
    ? `Who declared ${reference} is erased, and it is recorded. Amounts and lines stay, without names.`
    : `Who declared ${reference} was erased already.`;
}

async function eraseOne(run: RunStatement, reference: string, ground: ErasureGround): Promise<string> {
  const id = await idOf(run, reference);
  const at = await readDatabaseTime(run);
  return lineOf(reference, await eraseDeclaration(run, { id, ground, by: byCommand, at }));
}

async function list(run: RunStatement): Promise<string> {
  const erasures = await listErasures(run);
  return erasures
    .map(({ declarationId, at, ground }) => `${declarationId} ${at.toISOString()} ${ground}`)
    .join('\n');
}

/** What `npm run` announces before a command that prints, in a list that was redirected: it erases nothing. */
const announcement = /^>/;

/** The lines of a list; what else stands in the file is told of before anything is erased. */
async function readList(file: string): Promise<readonly { id: string; ground: ErasureGround }[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`);
  });
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const listed = lines.filter(({ line }) => line.trim() !== '' && !announcement.test(line));
  // As a list is when the command that wrote it failed: to replay it would say that nobody is to be erased.
  if (listed.length === 0)
    throw new UsageError(
      `The file ${file} names no erasure: nothing was erased. Take the list that was kept before it; where nobody ever asked, there is nothing to replay.`,
    );
  return listed.map(({ line, number }) => {
    const [id = '', , ground = ''] = line.trim().split(/\s+/);
    if (!uuid.test(id))
      throw new UsageError(`Line ${number} of the file is not one of --list: nothing was erased.`);
    return { id: id.toLowerCase(), ground: readGround(ground) };
  });
}

async function replay(run: RunStatement, file: string): Promise<string> {
  const erasures = await readList(file);
  const at = await readDatabaseTime(run);
  const counts = { again: 0, already: 0, absent: 0 };
  for (const { id, ground } of erasures) {
    const outcome = await eraseDeclaration(run, { id, ground, by: byCommand, at, isReplay: true });
    if (outcome.kind !== 'erased') counts.absent += 1;
    else if (outcome.isNew) counts.again += 1;
    else counts.already += 1;
  }
  return `Erased again: ${counts.again}. Erased already: ${counts.already}. Not in this database: ${counts.absent}.`;
}

async function retention(
  run: RunStatement,
  { retentionDays, draftDays }: Environment,
  isUnusualAsked: boolean,
): Promise<string> {
  const failures: unknown[] = [];
  const rules = retentionRules({ retentionDays, draftDays, onError: (error) => failures.push(error) });
  const { at, erased, refused, failed } = await applyRetentionRules({ run, rules, isUnusualAsked });
  const lines = [
    `By the database's clock it is ${at.toISOString()}; declarations are kept ${retentionDays} days, drafts ${draftDays}.`,
    ...Object.entries(erased).map(([rule, rows]) => `Erased, ${rule}: ${rows}.`),
    ...Object.entries(refused).map(
      ([rule, { due, all }]) =>
        `Left, ${rule}: ${due} of ${all} at once is unusual. Add --really to erase them.`,
    ),
    ...failures.map(String),
    ...Object.entries(failed).map(([rule, cause]) => `Failed, ${rule}: ${cause}`),
  ];
  if (failures.length + Object.keys(failed).length > 0) throw new IncompleteError(lines.join('\n'));
  return lines.length === 1 ? `${lines[0]} Nothing is past its time.` : lines.join('\n');
}

async function erase(args: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = readArguments(args);
  const asked = [values.list === true, values.replay !== undefined, values.retention === true];
  const [reference] = positionals;
  if (asked.filter(Boolean).length + positionals.length !== 1) throw new UsageError(usage);
  const ground = readGround(values.ground ?? 'person');
  const environment = readEnvironment(source);
  return withDatabase(environment, ({ run }) => {
    if (reference !== undefined) return eraseOne(run, reference, ground);
    if (values.replay !== undefined) return replay(run, values.replay);
    return values.list === true ? list(run) : retention(run, environment, values.really === true);
  });
}

/** The command that erases: somebody on request, what a restored backup brought back, what is past its time. */
export function runErase(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(() => erase(args, source));
}
