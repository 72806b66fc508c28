import { randomUUID } from 'node:crypto';
import { publicIdFromRandom } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import type { RunStatement } from '../../../platform/database/database';
import { sampleDeclaration } from '../testing/sample-declaration';
import { findDeclarationByPublicId } from './find-declaration';
import { declarationInserter, makePublicId, type NewDeclaration } from './insert-declaration';

const { assessment, exchangeRates, ...sample } = sampleDeclaration();

function newDeclaration(): NewDeclaration {
  return {
    id: randomUUID(),
    author: { type: 'user', id: null },
    claimTokenHash: 'hash',
    fingerprint: 'print',
    request: {
      age: sample.age,
      country: sample.country,
      meanOfTransport: sample.meanOfTransport,
      border: sample.border,
      date: sample.date,
      shoppingProducts: sample.shoppingProducts,
      declarantLastName: sample.declarantLastName,
      declarantFirstName: sample.declarantFirstName,
      declarantAddressStreet: sample.declarantAddressStreet,
      declarantAddressCity: sample.declarantAddressCity,
      declarantAddressPostalCode: sample.declarantAddressPostalCode,
      declarantAddressCountry: sample.declarantAddressCountry,
    },
    assessment,
    exchangeRates,
    at: new Date('2026-11-21T23:30:00Z'),
  };
}

function publicId(seed: number): string {
  return publicIdFromRandom(Uint8Array.from({ length: 8 }, () => seed));
}

async function countMoved(run: RunStatement): Promise<number> {
  const rows = await run<{ sum: string }>({
    text: 'select coalesce(sum(declarations), 0) as sum from declaration_move',
    values: [],
  });
  return Number(rows[0]?.sum);
}

describe.each(engines)('a new declaration on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it('draws another public id when one is taken', async () => {
    const { run } = storage.database;
    await declarationInserter(run, () => publicId(1))(newDeclaration());
    const draws = [publicId(1), publicId(1), publicId(2)];
    const second = newDeclaration();
    const insert = declarationInserter(run, () => draws.shift() ?? '');
    expect(await insert(second)).toEqual({ publicId: publicId(2) });
    expect((await findDeclarationByPublicId(run, publicId(2)))?.declaration.id).toBe(second.id);
  });

  it('gives up when every one is taken, and writes nothing', async () => {
    const { run } = storage.database;
    const lost = newDeclaration();
    await expect(declarationInserter(run, () => publicId(1))(lost)).rejects.toThrow();
    const rows = await run({
      text: 'select 1 from declaration_history where declaration_id = $1',
      values: [lost.id],
    });
    expect(rows).toHaveLength(0);
  });

  it('is stored as it was, and leaves an existing one alone', async () => {
    const { run } = storage.database;
    const first = newDeclaration();
    const insert = declarationInserter(run);
    const created = await insert(first);
    expect(await insert({ ...first, fingerprint: 'other' })).toBeNull();
    const stored = await findDeclarationByPublicId(run, created?.publicId ?? '');
    expect(stored?.fingerprint).toBe('print');
    expect(stored?.declaration).toMatchObject({ ...first.request, assessment, exchangeRates });
  });

  it('is written with those that come at the same time, each once, with its audit entry and its move in the totals', async () => {
    const { run } = storage.database;
    const statements: string[] = [];
    const insert = declarationInserter((statement) => {
      statements.push(statement.name ?? '');
      return run(statement);
    });
    const before = await countMoved(run);
    const many = Array.from({ length: 45 }, newDeclaration);
    const again = many.slice(0, 5).map((each) => ({ ...each, fingerprint: 'other' }));
    const outcomes = await Promise.all([...many, ...again].map(insert));
    expect(statements.length).toBeLessThan(10);
    expect(outcomes.slice(45)).toEqual([null, null, null, null, null]);
    expect(new Set(outcomes.slice(0, 45).map((made) => made?.publicId)).size).toBe(45);
    const trail = await run<{ entries: string }>({
      text: `select count(*) as entries from declaration join declaration_history on declaration_id = id
        where id = any ($1::uuid[]) and fingerprint = 'print' and action = 'created'`,
      values: [many.map(({ id }) => id)],
    });
    expect(Number(trail[0]?.entries)).toBe(45);
    expect((await countMoved(run)) - before).toBe(45);
  });

  it('leaves the others of its group alone when its public id is taken', async () => {
    const { run } = storage.database;
    await declarationInserter(run, () => publicId(3))(newDeclaration());
    const draws = [makePublicId(), publicId(3), makePublicId()];
    const insert = declarationInserter(run, () => draws.shift() ?? makePublicId());
    const made = await Promise.all([newDeclaration(), newDeclaration(), newDeclaration()].map(insert));
    expect(new Set(made.map((each) => each?.publicId)).size).toBe(3);
    expect(made).not.toContainEqual({ publicId: publicId(3) });
  });

  it('is not tried again when the database cannot be used', async () => {
    let tries = 0;
    const insert = declarationInserter(() => {
      tries += 1;
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    });
    const outcomes = await Promise.allSettled([newDeclaration(), newDeclaration()].map(insert));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});
