import type pg from 'pg';
import { DatabaseError } from './database';

/** Names are put in order by the database, which could not in another encoding: how it was made is never changed afterwards. */
export async function refuseEncoding(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const [{ encoding } = { encoding: 'nothing' }] = rows;
  if (encoding === 'UTF8') return;
  throw new DatabaseError(
    `The database ${place} is in ${encoding}: make one in UTF-8 (encoding 'UTF8' template template0).`,
  );
}
