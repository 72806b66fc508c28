import { readEnvironment } from './env';
import { readDatabaseTime } from './platform/database/database-clock';
import { holdMails } from './platform/mail/outbox';
import { type CommandOutcome, runCommand, UsageError, withDatabase } from './run-command';

const usage =
  'Usage: npm run hold-mails\n         after a backup was restored, before the service is opened again: the mails that waited in it may have left since, and wait for a supervisor';

/** The command that has a restored installation send nothing twice. */
export function runHoldMails(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(() => {
    if (args.length > 0) throw new UsageError(usage);
    return withDatabase(readEnvironment(source), async ({ run }) => {
      const held = await holdMails(run, await readDatabaseTime(run));
      return held === 0
        ? 'No mail waited.'
        : `Mails held: ${held}. Supervisors find them among the mails that did not leave, and send again what is missed.`;
    });
  });
}
