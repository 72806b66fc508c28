import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder';
import { createDatabase, databaseUrl } from '../../../../test/test-databases';
import type { Database } from '../../../platform/database/database';
import { openEmbeddedDatabase } from '../../../platform/database/embedded-database';
import { type Migration, readMigrations } from '../../../platform/database/migrations';
import { openServerDatabase } from '../../../platform/database/server-database';
import { readCorrections } from '../../declaration/storage/read-corrections';
import { readTrail } from '../read-trail';

type Open = (migrations: readonly Migration[]) => Promise<Database>;

function embedded(): Promise<Open> {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  cpSync(inject('emptyEmbedded'), folder, { recursive: true });
  return Promise.resolve((migrations) => openEmbeddedDatabase({ folder, migrations }));
}

async function server(): Promise<Open> {
  const name = `older_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('postgresUrl'), name);
  const url = databaseUrl(inject('postgresUrl'), name);
  return (migrations) => openServerDatabase({ url, migrations, onConnectionError: () => undefined });
}

const at = '2026-11-24T10:00:00Z';
const reason = 'Article interdit remis à la douane.';
const line = (customId: string, changes: object = {}): object => ({
  customId,
  originalValue: 100,
  ...changes,
});
const taken = { handedOver: true };
const request = (age: number, ...shoppingProducts: readonly object[]): object => ({ age, shoppingProducts });

/** What a declaration said at its second version, then after each correction; what each of these recorded as handed over, alone. */
const corrected: readonly (readonly [
  requests: readonly object[],
  handedOver: readonly (number | undefined)[],
])[] = [
  [[request(34, line('a'), line('b')), request(34, line('a', taken), line('b'))], [1]],
  [[request(34, line('a'), line('b')), request(34, line('a', taken), line('b', taken))], [2]],
  [
    [
      request(34, line('a'), line('b')),
      request(35, line('a'), line('b')),
      // The order of what is stored of a line says nothing.
      request(35, { originalValue: 100, ...taken, customId: 'a' }, line('b')),
      request(35, line('a', taken), line('b', { ...taken, originalValue: 90 })),
    ],
    [undefined, 1, undefined],
  ],
  [[request(34, line('a', taken)), request(34, line('a', { handedOver: false }))], [undefined]],
  [[request(34, line('a', taken), line('b')), request(34, line('a'), line('b', taken))], [undefined]],
  [[request(34, line('a'), line('b')), request(34, line('a', taken))], [undefined]],
  [[request(34, line('a')), request(34, line('a', taken), line('b'))], [undefined]],
];

const firstVersion = 2;

async function write(database: Database, requests: readonly object[]): Promise<string> {
  const id = randomUUID();
  const assessment = { total: 0, totalCustomDuty: 0, totalExcise: 0, totalIsMinimum: false };
  const current = firstVersion + requests.length - 1;
  const run = (text: string, values: readonly unknown[]): Promise<readonly object[]> =>
    database.run({ text, values });
  await run(
    `insert into declaration (id, public_id, status, version, author_type, fingerprint, mean_of_transport, search_words, request,
      assessment, exchange_rates, created_day, created_at, updated_at, submitted_at, corrected_at, correction_reason)
    values ($1::uuid, left(replace($1::uuid::text, '-', ''), 9), 'validated', $2, 'user', '', 'plane', '', $3, $4, '{}', $5::timestamptz::date, $5::timestamptz, $5::timestamptz, $5::timestamptz, $5::timestamptz, $6)`,
    [id, current, JSON.stringify(requests.at(-1)), JSON.stringify(assessment), at, reason],
  );
  for (const [place, replaced] of requests.slice(0, -1).entries()) {
    await run(
      `insert into declaration_version (declaration_id, version, request, assessment, exchange_rates) values ($1, $2, $3, $4, '{}')`,
      [id, firstVersion + place, JSON.stringify(replaced), JSON.stringify(assessment)],
    );
    await run(
      `insert into declaration_history (declaration_id, version, at, actor_type, action, from_status, to_status, reason)
      values ($1, $2, $3, 'agent', 'corrected', 'validated', 'validated', $4)`,
      [id, firstVersion + place + 1, at, reason],
    );
  }
  return id;
}

describe.each([
  ['embedded database', embedded],
  ['PostgreSQL server', server],
])('hand-overs recorded before they were told from corrections, on the %s', (_name, prepare) => {
  it('are told alike by the documents and by the history', async () => {
    const all = await readMigrations(path.join(import.meta.dirname, '../../../../migrations'));
    const open = await prepare();
    const before = await open(all.filter(({ name }) => name < '0043'));
    const ids: string[] = [];
    for (const [requests] of corrected) ids.push(await write(before, requests));
    await before.close();

    const now = await open(all);
    onTestFinished(now.close);
    for (const [place, [, handedOver]] of corrected.entries()) {
      const id = ids[place] ?? '';
      const trail = await readTrail(now.run, id);
      expect(trail.map((entry) => entry.handedOver)).toEqual(handedOver);
      const corrections = await readCorrections(now.run, { id, correction: { at, reason } });
      expect(corrections.map((one) => one.handedOver)).toEqual(handedOver);
    }
  });
});
