import { randomBytes } from 'node:crypto';
import { publicIdFromRandom } from '@retour/core';
import pg from 'pg';
import { declarationBody } from '../../src/features/declaration/testing/declaration-body';
import { foldMoves } from '../../src/features/review/storage/fold-moves';
import { simulate } from '../../src/features/simulation/simulate';
import type { RunStatement } from '../../src/platform/database/database';
import { shippedCatalogue, shippedCurrencies } from '../shipped-data';

/**
 * Two years of declarations, each with what a traveller sends and what is answered: 400 last names and 120 first names of
 * uneven frequency, every status and transport. Their totals alone are not those of their articles.
 */
const fill = `
insert into declaration (
  id, public_id, status, version, author_type, claim_token_hash, fingerprint, mean_of_transport, search_words,
  request, assessment, exchange_rates, created_day, created_at, updated_at, submitted_at, office_id, handled_day
)
select gen_random_uuid(), public_id, status, 2, 'user', md5(n::text), md5(n::text), transport,
  array_to_tsvector(array[last, first, first || last, 'exemple', 'fr']),
  $5::jsonb || jsonb_build_object('declarantLastName', last, 'declarantFirstName', first, 'declarantEmail', first || last || '@exemple.fr',
    'meanOfTransport', transport, 'date', created::date, 'flightNumber', 'AF' || (100 + n % 400)),
  $3::jsonb || jsonb_build_object('total', n % 5000, 'totalCustomDuty', n % 500, 'totalExcise', n % 50),
  '{}', created::date, created, created, created,
  case when status not in ('draft', 'submitted') then 'office-' || case when n % 3 = 0 then 0 else n % 40 end end,
  case when status not in ('draft', 'submitted') then created::date end
from (
  select public_id, n, (array['draft','submitted','submitted','validated','paid','paid','paid','paid','cancelled','refused'])[1 + n % 10] as status,
    (array['plane','plane','plane','boat','train','car','car','other'])[1 + (n / 10) % 8] as transport,
    'nom' || substr(md5(floor(400 * power(random(), 2))::text), 1, 5) as last,
    'pre' || substr(md5((floor(120 * power(random(), 2)) + 7)::text), 1, 5) as first,
    timestamptz '2024-11-21' + n * $4::float8 * interval '1 second' as created
  from unnest($1::text[]) with ordinality as ids (public_id, place), lateral (select $2::int + place::int as n) numbered
) people
on conflict do nothing`;

/** What led each declaration of a batch to its status: a change every ten minutes. */
const fillHistory = `
insert into declaration_history (declaration_id, version, at, actor_type, action, from_status, to_status, total_cents)
select id, step, created_at + step * interval '10 minutes', 'user', 'status-changed', steps[step - 1], steps[step],
  round(100 * (assessment ->> 'total')::numeric)
from (
  select *, case status when 'paid' then array['draft', 'submitted', 'validated', 'paid']
    when 'validated' then array['draft', 'submitted', 'validated']
    when 'refused' then array['draft', 'submitted', 'refused'] else array['draft', status] end as steps
  from declaration where status <> 'draft' and public_id = any ($1::text[])
) changed, lateral generate_series(2, array_length(steps, 1)) as step
on conflict do nothing`;

const batch = 10_000;
/** PostgreSQL writes each with one of its processes. */
const writers = 2;
const secondsOfTwoYears = 63_000_000;

const goods = [
  { customId: 'a', id: 'parfum', originalValue: 320, currency: 'USD' },
  { customId: 'b', id: 'robe-coton', originalValue: 240, currency: 'USD', amount: 2 },
  { customId: 'c', id: 'whisky', originalValue: 60, currency: 'USD', amount: 1.5, alcoholDegree: 40 },
];
const trip = { age: 34, country: 'US', meanOfTransport: 'plane', border: false } as const;

export interface Seeding {
  readonly run: RunStatement;
  readonly url: string;
  readonly rows: number;
  /** Told after each batch how many rows are there. */
  readonly onProgress: (rows: number) => void;
}

/** Takes away the indexes that no constraint holds; gives what builds them again. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('declaration'::regclass, 'declaration_history'::regclass) and not exists (
      select 1 from pg_constraint where conindid = indexrelid
    )`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function onConnection(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Fills an up-to-date PostgreSQL with so many declarations, their history and their totals, batch by batch: nothing is held but
 * one of each writer. Indexes are built once they are there: a run that is cut off is begun again on an empty database.
 */
export async function seedDeclarations({ run, url, rows, onProgress }: Seeding): Promise<void> {
  const sources = {
    catalogue: shippedCatalogue,
    currencyTableOn: () => shippedCurrencies,
    now: () => new Date(),
  };
  const assessment = simulate({ ...trip, shoppingProducts: goods }, sources, { forAgent: true });
  const request = declarationBody({ ...trip, shoppingProducts: goods });
  const [assessed, requested] = [JSON.stringify(assessment), JSON.stringify(request)];
  let [begun, written] = [0, 0];
  const write = async (client: pg.Client): Promise<void> => {
    while (begun < rows) {
      const first = begun;
      begun += batch;
      const publicIds = Array.from({ length: Math.min(batch, rows - first) }, () =>
        publicIdFromRandom(randomBytes(8)).replaceAll('-', ''),
      );
      const values = [publicIds, first, assessed, secondsOfTwoYears / rows, requested];
      await client.query({ name: 'fill', text: fill, values });
      await client.query({ name: 'history', text: fillHistory, values: [publicIds] });
      await foldMoves(run);
      written += publicIds.length;
      onProgress(written);
    }
  };
  await onConnection(url, async (client) => {
    await client.query("set maintenance_work_mem = '512MB'");
    const indexes = await dropIndexes(client);
    const writing = Array.from({ length: writers }, () => onConnection(url, write));
    // The others stop where one fails.
    for (const one of writing) one.catch(() => (begun = rows));
    await Promise.all(writing);
    while ((await foldMoves(run)) > 0);
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  });
}
