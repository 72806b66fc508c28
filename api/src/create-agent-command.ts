import { parseArgs } from 'node:util';
import { minuteMs, registrationSchema } from '@retour/contract';
import { EnvironmentError, readEnvironment } from './env';
import { createAgent } from './features/identity/accounts/create-agent';
import { linkLifeMs } from './features/identity/accounts/storage/links';
import { DatabaseError } from './platform/database/database';
import { readDatabaseClock } from './platform/database/database-clock';
import { openDatabase } from './platform/database/open-database';

export interface CommandOutcome {
  readonly code: number;
  readonly line: string;
}

const usage =
  'Usage: npm run create-agent -- --email name@example.org --first-name Name --last-name Name\n' +
  'Makes an agent of this installation who can sign in without being approved, and prints the link to choose a password.';

const { email, firstName, lastName } = registrationSchema.shape;
const flags = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readFlags(args: readonly string[]): Record<string, string | undefined> {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch {
    throw new UsageError(usage);
  }
}

function readPerson(args: readonly string[]): { email: string; firstName: string; lastName: string } {
  const values = readFlags(args);
  const read = (flag: keyof typeof flags, schema: typeof email | typeof firstName): string => {
    const parsed = schema.safeParse(values[flag]);
    if (!parsed.success) throw new UsageError(`--${flag} is missing or cannot be used.\n${usage}`);
    return parsed.data;
  };
  return {
    email: read('email', email),
    firstName: read('first-name', firstName),
    lastName: read('last-name', lastName),
  };
}

async function create(args: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const person = readPerson(args);
  const environment = readEnvironment(source);
  if (!environment.identity.localAccounts) {
    throw new UsageError(
      'Local accounts are off in this installation: set LOCAL_ACCOUNTS=on, here and for the service.',
    );
  }
  const database = await openDatabase({
    ...environment,
    onConnectionError: () => undefined,
    onMigrationWait: (seconds) => {
      process.stderr.write(`Waiting for ${seconds} s: another process is migrating the database.\n`);
    },
  });
  try {
    const { run } = database;
    const { now } = await readDatabaseClock(run);
    const url = await createAgent({ run, publicUrl: environment.publicUrl, now: now() }, person);
    const start =
      database.engine === 'embedded' ? 'Start the service, then open this link' : 'Open this link';
    return `${start} within ${linkLifeMs / minuteMs} minutes to choose the password of ${person.email}; it serves once:\n${url}`;
  } finally {
    await database.close();
  }
}

function lineOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof EnvironmentError) return error.message;
  if (!(error instanceof DatabaseError)) throw error;
  return /is in use by/.test(error.message)
    ? `${error.message}\nThe embedded database serves one program at a time: stop the service, run this command, start the service again.`
    : error.message;
}

/** The command that makes the first agent of an installation. */
export async function runCreateAgent(
  args: readonly string[],
  source: NodeJS.ProcessEnv,
): Promise<CommandOutcome> {
  try {
    return { code: 0, line: await create(args, source) };
  } catch (error) {
    return { code: 1, line: lineOf(error) };
  }
}
