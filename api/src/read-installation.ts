import type { Office } from '@retour/core';
import { type Environment, EnvironmentError } from './env';
import {
  type CodeSigner,
  createCodeSigner,
  developmentSigningKey,
  parseSigningKeys,
} from './features/declaration/code-signer';
import { readOffices } from './features/office/offices';
import { resolveHost } from './platform/http/resolve-host';

/** What the settings lead to: the address to listen at, the files that they name. */
export interface Installation {
  readonly host: string;
  readonly offices: readonly Office[];
}

/** Reads the keys that sign QR codes. Throws an EnvironmentError that does not quote them; outside production one is made, and kept in the data folder. */
export function codeSignerOf({ declarationSigningKey, dataDir }: Environment): CodeSigner {
  if (declarationSigningKey === null) return createCodeSigner(developmentSigningKey(dataDir));
  try {
    return createCodeSigner(parseSigningKeys(declarationSigningKey));
  } catch {
    throw new EnvironmentError(
      'Configuration refused: DECLARATION_SIGNING_KEY must be an Ed25519 private key.',
    );
  }
}

/** Of the key that signs, when the database says so. */
export const revokedKeyRefusal =
  'Configuration refused: DECLARATION_SIGNING_KEY was revoked: make another key.';

async function addressOf(host: string): Promise<string> {
  try {
    return await resolveHost(host);
  } catch {
    throw new EnvironmentError('Configuration refused: HOST must be an address, or a name that has one.');
  }
}

function officesOf({ officesFile }: Environment): readonly Office[] {
  const offices = readOffices(officesFile);
  if (offices !== null) return offices;
  throw new EnvironmentError(
    'Configuration refused: OFFICES_FILE must be a JSON list of offices, each with an id of its own (a-z, 0-9, and one - between two of them) and a name.',
  );
}

/** Reads what the settings name. Throws an EnvironmentError that says which setting leads nowhere. */
export async function readInstallation(environment: Environment): Promise<Installation> {
  return { host: await addressOf(environment.host), offices: officesOf(environment) };
}
