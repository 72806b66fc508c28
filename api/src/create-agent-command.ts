import { parseArgs } from 'node:util';
import { minuteMs, registrationSchema } from '@retour/contract';
import { readEnvironment } from './env';
import { createAgent } from './features/identity/accounts/create-agent';
import { linkLifeMs } from './features/identity/accounts/storage/links';
import { isOfDomains } from './features/identity/email-domains';
import { readDatabaseClock } from './platform/database/database-clock';
import { type CommandOutcome, runCommand, UsageError, withDatabase } from './run-command';

const usage =
  'Usage: npm run create-agent -- --email name@example.org --first-name Name --last-name Name\n' +
  'Makes an agent of this installation who can sign in without being approved, and prints the link to choose a password.';

const { email, firstName, lastName } = registrationSchema.shape;
const flags = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

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
  if (!isOfDomains(environment.identity.accountDomains, person.email)) {
    throw new UsageError(
      `--email is of a domain that AGENT_EMAIL_DOMAINS does not name: its agent could not sign in.\n${usage}`,
    );
  }
  return withDatabase(environment, async ({ engine, run }) => {
    const { now } = await readDatabaseClock(run);
    const url = await createAgent({ run, publicUrl: environment.publicUrl, now: now() }, person);
    const start = engine === 'embedded' ? 'Start the service, then open this link' : 'Open this link';
    return `${start} within ${linkLifeMs / minuteMs} minutes to choose the password of ${person.email}; it serves once:\n${url}`;
  });
}

/** The command that makes the first agent of an installation. */
export function runCreateAgent(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(() => create(args, source));
}
