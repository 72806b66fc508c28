import { randomUUID } from 'node:crypto';
import { publicIdFromRandom } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { sampleDeclaration } from '../testing/sample-declaration';
import { findDeclarationByPublicId } from './find-declaration';
import { insertDeclaration, type NewDeclaration } from './insert-declaration';

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

describe.each(engines)('a new declaration on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it('draws another public id when one is taken', async () => {
    const { run } = storage.database;
    await insertDeclaration(run, newDeclaration(), () => publicId(1));
    const draws = [publicId(1), publicId(1), publicId(2)];
    const second = newDeclaration();
    expect(await insertDeclaration(run, second, () => draws.shift() ?? '')).toEqual({
      publicId: publicId(2),
    });
    expect((await findDeclarationByPublicId(run, publicId(2)))?.declaration.id).toBe(second.id);
  });

  it('gives up when every one is taken, and writes nothing', async () => {
    const { run } = storage.database;
    const lost = newDeclaration();
    await expect(insertDeclaration(run, lost, () => publicId(1))).rejects.toThrow();
    const rows = await run({
      text: 'select 1 from declaration_history where declaration_id = $1',
      values: [lost.id],
    });
    expect(rows).toHaveLength(0);
  });

  it('is stored as it was, and leaves an existing one alone', async () => {
    const { run } = storage.database;
    const first = newDeclaration();
    const created = await insertDeclaration(run, first);
    expect(await insertDeclaration(run, { ...first, fingerprint: 'other' })).toBeNull();
    const stored = await findDeclarationByPublicId(run, created?.publicId ?? '');
    expect(stored?.fingerprint).toBe('print');
    expect(stored?.declaration).toMatchObject({ ...first.request, assessment, exchangeRates });
  });
});
