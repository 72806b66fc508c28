import { createHash } from 'node:crypto';
import type { LogRow } from './storage/log-rows';

function sha256(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Its length in bytes before each value, so that no two entries read alike. */
function field(value: string | null): string {
  return value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;
}

/**
 * The digest of an entry after the one before it, in hexadecimal: the rule of `access_log_append` in the migrations,
 * computed here so that a database whose functions were changed too is no judge of itself.
 */
export function digestEntry(entry: Omit<LogRow, 'digest'>): string {
  const text = [
    entry.at,
    entry.agent_id,
    entry.session_id,
    entry.network,
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    entry.details,
    entry.row_count,
  ]
    .map(field)
    .join('');
  return sha256(Buffer.from(entry.previous, 'hex'), Buffer.from(text));
}

/** What a chain begins with, before its first entry. */
export function chainOrigin(chain: number): string {
  return sha256(Buffer.from(`access_log ${chain}`));
}
