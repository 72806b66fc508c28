import { randomBytes } from 'node:crypto';
import { publicIdFromRandom } from '@retour/core';
import pg from 'pg';

/**
 * As many declarations again as this one, under references of their own: more than could be sent one by one. `request` changes what
 * they declare.
 */
export async function copyDeclaration(
  databaseUrl: string,
  id: string,
  { copies, request = {} }: { readonly copies: number; readonly request?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into declaration select (jsonb_populate_record(declaration, jsonb_build_object(
          'id', gen_random_uuid(), 'public_id', other_id, 'request', request::jsonb || $3::jsonb))).*
        from declaration, unnest($1::text[]) as other_id where id = $2`,
      [Array.from({ length: copies }, () => publicIdFromRandom(randomBytes(8))), id, JSON.stringify(request)],
    );
  } finally {
    await client.end();
  }
}
