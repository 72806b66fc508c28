import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** What the members of a cluster know of each other, made anew for each: nothing of it is written in `deploy/`. */
export interface ClusterSecrets {
  readonly superuser: string;
  readonly replication: string;
  readonly rewind: string;
  /** Of who changes something through Patroni. */
  readonly patroni: string;
  readonly owner: string;
  readonly serving: string;
  readonly session: string;
  readonly signingKey: string;
}

function newSecret(): string {
  return randomBytes(24).toString('hex');
}

export function newSecrets(): ClusterSecrets {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    superuser: newSecret(),
    replication: newSecret(),
    rewind: newSecret(),
    patroni: newSecret(),
    owner: newSecret(),
    serving: newSecret(),
    session: newSecret(),
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
