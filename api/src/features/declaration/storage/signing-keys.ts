import type { SigningKeys } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

type PublishedKey = SigningKeys['keys'][number];

interface KeyRow {
  readonly key_id: string;
  readonly public_key: string;
  readonly signs_since: Date | null;
  readonly signs_until: Date | null;
  readonly revoked_at: Date | null;
}

const columns = 'key_id, public_key, signs_since, signs_until, revoked_at';

function toPublished(row: KeyRow): PublishedKey {
  const { signs_since: since, signs_until: until, revoked_at: revoked } = row;
  return {
    keyId: row.key_id,
    algorithm: 'Ed25519',
    publicKey: row.public_key,
    ...(since === null ? {} : { signsSince: since.toISOString() }),
    ...(until === null ? {} : { signsUntil: until.toISOString() }),
    ...(revoked === null ? {} : { revokedAt: revoked.toISOString() }),
  };
}

/** Every key that ever signed here: the present one first, then the newest. */
export async function readSigningKeys(run: RunStatement): Promise<readonly PublishedKey[]> {
  const rows = await run<KeyRow>({
    name: 'read-signing-keys',
    text: `select ${columns} from signing_key
      order by signs_until is not null, signs_until desc, signs_since desc nulls last, key_id`,
    values: [],
  });
  return rows.map(toPublished);
}

/**
 * Remembers the keys that a process starts with, of which the first signs, and that no other one does since. Gives when the
 * one that signs was revoked, null of one that was not.
 */
export async function recordSigningKeys(
  run: RunStatement,
  [current, ...older]: readonly [PublishedKey, ...PublishedKey[]],
): Promise<Date | null> {
  const [row] = await run<Pick<KeyRow, 'revoked_at'>>({
    // Held in one order: two processes that start at once with other keys would wait for each other.
    text: `with held as materialized (
        select key_id from signing_key order by key_id for update
      ), retired as (
        update signing_key set signs_until = clock_timestamp() where key_id <> $1 and signs_until is null
      ), known as (
        insert into signing_key (key_id, public_key, signs_until)
        select key_id, public_key, clock_timestamp()
        from json_to_recordset($3::json) as listed (key_id text, public_key text)
        on conflict (key_id) do nothing
      )
      insert into signing_key (key_id, public_key, signs_since)
      select $1::text, $2::text, clock_timestamp() from (select count(*) from held) as all_held
      on conflict (key_id) do update set signs_until = null
      returning revoked_at`,
    values: [
      current.keyId,
      current.publicKey,
      JSON.stringify(older.map(({ keyId, publicKey }) => ({ key_id: keyId, public_key: publicKey }))),
    ],
  });
  return row?.revoked_at ?? null;
}

/** When a key was revoked, null of one that was not. Reads alone, and in a database that no migration has made yet. */
export async function readRevocation(run: RunStatement, keyId: string): Promise<Date | null> {
  const [schema] = await run<{ made: boolean }>({
    text: `select to_regclass('signing_key') is not null as made`,
    values: [],
  });
  if (schema?.made !== true) return null;
  const [row] = await run<Pick<KeyRow, 'revoked_at'>>({
    text: 'select revoked_at from signing_key where key_id = $1',
    values: [keyId],
  });
  return row?.revoked_at ?? null;
}

/** Says that the codes of a key prove nothing any more; null for a key that never signed here. */
export async function revokeSigningKey(run: RunStatement, keyId: string): Promise<PublishedKey | null> {
  const [row] = await run<KeyRow>({
    text: `update signing_key set revoked_at = coalesce(revoked_at, clock_timestamp()) where key_id = $1
      returning ${columns}`,
    values: [keyId],
  });
  return row === undefined ? null : toPublished(row);
}
