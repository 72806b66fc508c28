import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabasePlace } from './env';
import { formatEnd, readEnds } from './features/access-log/log-ends';
import { describeFault } from './features/access-log/log-faults';
import { hasLog, type LogEnd } from './features/access-log/storage/log-rows';
import { type LogReport, verifyLog } from './features/access-log/verify-log';
import { type Database, DatabaseError } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { connectServer } from './platform/database/server-database';
import { isDatabaseUnavailable } from './platform/database/unavailable';
import { type CommandOutcome, runCommand, UsageError } from './run-command';

const usage =
  'Usage: npm run verify-log -- [--since file]\n' +
  'Verifies the access log of DATABASE_URL, or of DATA_DIR. A file of --since holds ends that were printed before, in any text: the log of the service, or what this command printed.';
/** What is told of a log that was rewritten at length. */
const maxFaults = 50;

function readFlags(args: readonly string[]): { readonly since?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { since: { type: 'string' } }, strict: true }).values;
  } catch {
    throw new UsageError(usage);
  }
}

async function readEarlierEnds(file: string | undefined): Promise<readonly LogEnd[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError('The file of --since cannot be read.');
  });
  const ends = readEnds(text);
  if (ends.length === 0) throw new UsageError('The file of --since holds no end of a chain.');
  return ends;
}

/** A server is read as it is: a verification changes nothing, and may work as a role that only reads. */
async function open(source: NodeJS.ProcessEnv): Promise<Database> {
  const { databaseUrl, dataDir } = readDatabasePlace(source);
  const onConnectionError = (): void => undefined;
  if (databaseUrl !== null) return connectServer({ url: databaseUrl, onConnectionError });
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new UsageError('DATA_DIR holds no database: give DATABASE_URL, or the DATA_DIR of the service.');
  }
  return openDatabase({ databaseUrl, dataDir, onConnectionError });
}

function lineOf({ entries, cut, ends, faults }: LogReport, earlier: readonly LogEnd[]): string {
  const compared = earlier.length === 0 ? '' : `, compared with ${earlier.length} earlier ends`;
  const checked = `Access log: ${entries} entries of ${ends.length} chains read, ${cut} cut before${compared}.`;
  if (faults.length === 0) {
    const whole = 'Whole: each entry follows the one before it. Keep these ends elsewhere:';
    return [checked, whole, ...ends.map(formatEnd)].join('\n');
  }
  const told = faults.slice(0, maxFaults).map(describeFault);
  const others = faults.length - told.length;
  return [
    checked,
    `NOT WHOLE: ${faults.length} faults, the first at ${told[0]}`,
    ...told.slice(1),
    ...(others > 0 ? [`and ${others} others`] : []),
  ].join('\n');
}

/** Why a database cannot be read, as somebody who verifies may mend it. */
function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isDatabaseUnavailable(error)) return new DatabaseError(`The database does not answer (${code}).`);
  // No such database, a role without the right to read, a password that is wrong.
  if (/^(28|3D|42)/.test(code))
    return new DatabaseError(`The database cannot be read by this role (${code}).`);
  return error;
}

async function verify(database: Database, earlierEnds: readonly LogEnd[]): Promise<LogReport> {
  try {
    if (await hasLog(database.run)) return await verifyLog(database.run, { earlierEnds });
  } catch (error) {
    throw explain(error);
  } finally {
    await database.close();
  }
  throw new UsageError('The database holds no access log: start this version of the service once.');
}

/**
 * The command that says whether the access log is what the service wrote. Its code: 0 when it is, 1 when it is not, 2 when
 * it could not be verified.
 */
export async function runVerifyLog(
  args: readonly string[],
  source: NodeJS.ProcessEnv,
): Promise<CommandOutcome> {
  let code = 2;
  const { line } = await runCommand(async () => {
    const earlier = await readEarlierEnds(readFlags(args).since);
    const report = await verify(await open(source), earlier);
    code = report.faults.length === 0 ? 0 : 1;
    return lineOf(report, earlier);
  });
  return { code, line };
}
