import path from 'node:path';
import { readEnvironment } from './env';
import { readRevocation } from './features/declaration/storage/signing-keys';
import type { RunStatement } from './platform/database/database';
import { describeServer } from './platform/database/describe-server';
import { findPackageRoot } from './platform/package-root';
import { codeSignerOf, readInstallation, revokedKeyRefusal } from './read-installation';
import { type CommandOutcome, runCommand, UsageError } from './run-command';

const usage =
  'Usage: npm run check\nSays whether the service would start with these settings. It changes nothing, and works while the service does.';

/** The command that says whether the settings of an installation are sound, and its database there. */
export function runCheck(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(async () => {
    if (args.length > 0) throw new UsageError(usage);
    const environment = readEnvironment(source);
    await readInstallation(environment);
    // Without one, the service makes its own for trying: a check makes nothing.
    const signer = environment.declarationSigningKey === null ? null : codeSignerOf(environment);
    const refusalOf = async (run: RunStatement): Promise<string | null> => {
      if (signer === null) return null;
      const [{ keyId }] = signer.signingKeys.keys;
      return (await readRevocation(run, keyId)) === null ? null : revokedKeyRefusal;
    };
    const migrationsFolder = path.join(findPackageRoot(), 'migrations');
    const { databaseUrl, migrationDatabaseUrl, dataDir } = environment;
    const urls = [databaseUrl, migrationDatabaseUrl].filter((url) => url !== null);
    const servers = await Promise.all(
      urls.map((url) => describeServer({ url, migrationsFolder, refusalOf })),
    );
    const places = servers.length === 0 ? [`embedded in ${dataDir}, for trying`] : servers;
    return ['Settings: nothing to say.', ...places.map((place) => `Database: ${place}.`)].join('\n');
  });
}
