import { type Environment, EnvironmentError } from './env';
import { type Database, DatabaseError } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';

/** Commands of an installation: they read its settings, work on its database and say what they did. */
export interface CommandOutcome {
  readonly code: number;
  readonly line: string;
}

/** Something to correct in how the command was called; its message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A part of what was asked could not be done; its message says what was and what was not. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

const readable = [UsageError, IncompleteError, EnvironmentError] as const;

/** Opens the database of an installation for as long as `work` takes. */
export async function withDatabase<Answer>(
  environment: Environment,
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({
    ...environment,
    onConnectionError: () => undefined,
    onMigrationWait: (seconds) => {
      process.stderr.write(`Waiting for ${seconds} s: another process is migrating the database.\n`);
    },
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (readable.some((kind) => error instanceof kind)) return error.message;
  if (!(error instanceof DatabaseError)) throw error;
  return /is in use by/.test(error.message)
    ? `${error.message}\nThe embedded database serves one program at a time: stop the service, run this command, start the service again.`
    : error.message;
}

/** What a command answers: the line that `work` gives, or why it could not. */
export async function runCommand(work: () => Promise<string>): Promise<CommandOutcome> {
  try {
    return { code: 0, line: await work() };
  } catch (error) {
    return { code: 1, line: lineOf(error) };
  }
}

/** Prints what a command answers, and ends the process. */
export function endCommand({ code, line }: CommandOutcome): never {
  (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
}
