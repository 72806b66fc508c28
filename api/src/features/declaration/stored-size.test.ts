import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { storedLimits } from './stored-limits';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { newToken } from './testing/start-declarations';

/** Two hundred articles whose names are as long as may be, and told apart; each sign takes three bytes. */
function articles(begin: string): readonly object[] {
  return Array.from({ length: 200 }, (_, index) => ({
    customId: `${index}`.padEnd(64, 'x'),
    customName: `${begin} ${'漢'.repeat(120)}`.slice(0, 116) + String(index).padStart(4, '0'),
    originalValue: 9_999_999.999,
    currency: 'USD',
  }));
}

describe.each(engines)('what is stored of a declaration, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);

  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    storage.database.run<Row>({ text, values });
  const put = (id: string, begin: string, token = newToken()) =>
    api.call('PUT', `${id}/`, { token, body: declarationBody({ shoppingProducts: articles(begin) }) });

  it.each(['Vase', 'viande', 'fromage'])(
    'is bounded, and holds 200 articles of the longest names: %s',
    async (begin) => {
      const id = randomUUID();
      expect((await put(id, begin)).statusCode).toBe(200);
      const [row] = await query<{ bytes: number }>(
        'select octet_length(request::text) + octet_length(assessment::text) as bytes from declaration where id = $1',
        id,
      );
      const bytes = row?.bytes ?? 0;
      expect(bytes).toBeGreaterThan(400_000);
      expect(bytes).toBeLessThanOrEqual(storedLimits.bytes);
    },
  );

  it('is refused before it is stored when it is longer, with what to do, and changes nothing of a draft', async () => {
    const restricted = 'couteau arme cannabis ivoire viande contrefaçon';
    const id = randomUUID();
    const refused = await put(id, restricted);
    expect(refused.statusCode).toBe(422);
    // Agents read it too, who have nobody to go and see.
    expect(refused.json()).toMatchObject({
      code: 'declaration-too-long',
      detail: expect.stringMatching(/regroupez les articles identiques\.$/u),
    });
    expect(await query('select from declaration where id = $1', id)).toEqual([]);
    const draft = await api.draft();
    expect((await put(draft.id, restricted, draft.token)).statusCode).toBe(422);
    const kept = (await api.call('GET', `${draft.id}/`, { token: draft.token })).json();
    expect([kept.version, kept.shoppingProducts.length]).toEqual([1, 1]);
  });

  it('has so many versions while it is a draft, which may still be sent', async () => {
    const { id, token } = await api.draft();
    await query('update declaration set version = $2 where id = $1', id, storedLimits.draftVersions - 1);
    const change = (age: number) => api.call('PUT', `${id}/`, { token, body: declarationBody({ age }) });
    expect((await change(50)).statusCode).toBe(200);
    const refused = await change(51);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'too-many-changes', current: 'draft' });
    const sent = await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    expect(sent.statusCode).toBe(200);
  });

  it('has so many corrections', async () => {
    const { id } = await api.submitted();
    const correct = (version: number, originalValue: number) =>
      api.call('POST', `${id}/correction/`, {
        agent: 'a1',
        ifMatch: `"${version}"`,
        body: { reason: 'Facture relue.', corrections: [{ customId: 'a', originalValue }] },
      });
    expect((await correct(2, 800)).statusCode).toBe(200);
    await query(
      `insert into declaration_history (declaration_id, version, at, actor_type, action, from_status, to_status, reason)
       select $1::uuid, 100 + n, now(), 'agent', 'corrected', 'submitted', 'submitted', 'Encore.'
       from generate_series(1, $2::integer) n`,
      id,
      storedLimits.corrections - 1,
    );
    const refused = await correct(3, 900);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'too-many-corrections', current: 'submitted' });
  });
});
