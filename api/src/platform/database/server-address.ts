import pg from 'pg';
import { isLoopback } from '../http/loopback';

export interface ServerAddress {
  /** To be shown: host, port and database, nothing else. */
  readonly place: string;
  /** Whom it signs in as. */
  readonly role: string;
  /** A socket, or this machine. */
  readonly isLocal: boolean;
  /** Nobody can listen or stand between this machine and the database: encrypted by a server that is checked, or local. */
  readonly isPrivate: boolean;
}

/** Whether the driver verifies the certificate of the server, and that it is the server's. */
function isServerChecked(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  const isUnverified = 'rejectUnauthorized' in ssl && ssl.rejectUnauthorized !== true;
  return !isUnverified && !('checkServerIdentity' in ssl);
}

/**
 * Where an address leads, and how, as the driver understands it with its own variables (PGHOST, PGSSLMODE…): read by
 * anything else, an address could lead elsewhere. Throws for what the driver cannot read.
 */
export function readServerAddress(url: string): ServerAddress {
  const { host, port, database, user, ssl } = new pg.Client({ connectionString: url });
  if (!Number.isInteger(port)) throw new TypeError('The port is not a number.');
  const isLocal = host.startsWith('/') || isLoopback(host);
  return {
    place: `${host}:${port}/${database ?? ''}`,
    role: user ?? '',
    isLocal,
    isPrivate: isLocal || isServerChecked(ssl),
  };
}
