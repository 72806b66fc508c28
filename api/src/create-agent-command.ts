import { parseArgs } from 'node:util';
import { addressProofSchema, emailAskSchema, minuteMs } from '@retour/contract';
import { readEnvironment } from './env';
import { createAgent } from './features/identity/accounts/create-agent';
import { linkLifeMs } from './features/identity/accounts/storage/links';
import type { AgentToCreate } from './features/identity/accounts/storage/write-agent';
import { isOfDomains } from './features/identity/email-domains';
import { hasSupervisor } from './features/identity/roles/storage/supervisor-rules';
import { readDatabaseClock } from './platform/database/database-clock';
import { type CommandOutcome, runCommand, UsageError, withDatabase } from './run-command';

const usage =
  'Usage: npm run create-agent -- --email name@example.org --first-name Name --last-name Name [--supervisor]\n' +
  'Makes an agent of this installation who can sign in without being approved, or opens the account that has this address,\n' +
  'and prints the link to choose a password. With --supervisor they approve accounts, export and read the figures too.';

const noSupervisor =
  'Nobody is a supervisor of this installation: nobody can approve accounts. Run this again with --supervisor.';

const { email } = emailAskSchema.shape;
const { firstName, lastName } = addressProofSchema.shape;
const flags = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  supervisor: { type: 'boolean' },
} as const;

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch {
    throw new UsageError(usage);
  }
}

function readPerson(args: readonly string[]): AgentToCreate {
  const values = readFlags(args);
  const read = (
    flag: Exclude<keyof typeof flags, 'supervisor'>,
    schema: typeof email | typeof firstName,
  ): string => {
    const parsed = schema.safeParse(values[flag]);
    if (!parsed.success) throw new UsageError(`--${flag} is missing or cannot be used.\n${usage}`);
    return parsed.data;
  };
  return {
    email: read('email', email),
    firstName: read('first-name', firstName),
    lastName: read('last-name', lastName),
    isSupervisor: values.supervisor === true,
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
    const missing = (await hasSupervisor(run)) ? '' : `${noSupervisor}\n`;
    return `${missing}${start} within ${linkLifeMs / minuteMs} minutes to choose the password of ${person.email}; it serves once:\n${url}`;
  });
}

/** The command that makes the first agent of an installation. */
export function runCreateAgent(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(() => create(args, source));
}
