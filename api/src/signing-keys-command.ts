import { parseArgs } from 'node:util';
import type { SigningKeys } from '@retour/contract';
import { readEnvironment } from './env';
import { readSigningKeys, revokeSigningKey } from './features/declaration/storage/signing-keys';
import type { RunStatement } from './platform/database/database';
import { type CommandOutcome, runCommand, UsageError, withDatabase } from './run-command';

const usage = [
  'Usage: npm run signing-keys',
  '         the public keys of QR codes, with the days from and to which they sign',
  '       npm run signing-keys -- --revoke <key id>',
  '         the private key was seen: its codes are refused from now on, whenever they were made',
].join('\n');

function readArguments(args: readonly string[]): { readonly revoke?: string | undefined } {
  const [flag, keyId, ...others] = args;
  // A key may begin with a dash, which would make it another option.
  const isOneKey = flag === '--revoke' && keyId !== undefined && others.length === 0;
  try {
    return parseArgs({
      args: isOneKey ? [`--revoke=${keyId}`] : [...args],
      options: { revoke: { type: 'string' } },
      strict: true,
    }).values;
  } catch {
    throw new UsageError(usage);
  }
}

function lineOf({
  keyId,
  publicKey,
  signsSince,
  signsUntil,
  revokedAt,
}: SigningKeys['keys'][number]): string {
  const revoked = revokedAt === undefined ? '' : `, revoked ${revokedAt}`;
  return `${keyId} ${publicKey} from ${signsSince ?? 'before'} to ${signsUntil ?? 'now'}${revoked}`;
}

async function revoke(run: RunStatement, keyId: string): Promise<string> {
  const key = await revokeSigningKey(run, keyId);
  if (key === null) throw new UsageError(`No key ${keyId} ever signed here: see npm run signing-keys.`);
  const next =
    key.signsUntil === undefined
      ? '\nIt is the one that signs: set another DECLARATION_SIGNING_KEY and start the service again, now.'
      : '';
  return `${lineOf(key)}\nOfficers’ devices learn it when they are online, within minutes.${next}`;
}

/** The command that lists the keys of QR codes, and revokes one. */
export function runSigningKeys(args: readonly string[], source: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return runCommand(() => {
    const { revoke: keyId } = readArguments(args);
    return withDatabase(readEnvironment(source), async ({ run }) => {
      if (keyId !== undefined) return revoke(run, keyId);
      const keys = await readSigningKeys(run);
      return keys.length === 0 ? 'No key signed yet: start the service once.' : keys.map(lineOf).join('\n');
    });
  });
}
