import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';

describe.each(engines)('what agents decide, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  let claire: string;

  beforeAll(async () => {
    claire = await insertAgent(storage.database.run, {
      firstName: 'Claire',
      lastName: 'Martin',
      email: 'claire@example.org',
    });
  });

  it('keeps the reason of a refusal, for the traveller and the history', async () => {
    const { id, token } = await api.submitted();
    const reason = 'Article interdit :\nivoire.';
    const refuse = { agent: claire, ifMatch: '"2"', body: { status: 'refused', reason: ` ${reason} ` } };
    const refused = await api.call('PATCH', `${id}/`, refuse);
    expect(refused.json()).toMatchObject({ status: 'refused', reason });
    expect((await api.call('PATCH', `${id}/`, refuse)).body).toBe(refused.body);
    const other = { ...refuse, body: { status: 'refused', reason: 'Une autre raison.' } };
    expect((await api.call('PATCH', `${id}/`, other)).statusCode).toBe(412);
    expect((await api.call('PATCH', `${id}/`, { ...refuse, agent: 'another' })).statusCode).toBe(412);

    expect((await api.call('GET', `${id}/`, { token })).json()).toMatchObject({ status: 'refused', reason });
    const { history } = (await api.call('GET', `${id}/history/`, { agent: claire })).json();
    expect(history).toHaveLength(3);
    expect(history[1].by).toEqual({ type: 'user' });
    expect(history[2]).toMatchObject({
      by: { type: 'agent', id: claire, name: 'Claire Martin' },
      to: 'refused',
      reason,
    });
    const pdf = await api.call('GET', `${id}/receipt.pdf`, { token });
    expect((await pdfText(pdf.rawPayload)).join(' ')).toContain('Article interdit : ivoire.');
  });

  it.each([
    ['another status', 'validated', 'Une raison claire.'],
    ['three letters', 'refused', 'non'],
    ['nine letters', 'refused', 'non, non et !!!!!!!!'],
    ['spaces', 'refused', '        '],
    ['501 characters', 'refused', 'a'.repeat(501)],
    ['a NUL', 'refused', 'abc\0'],
    ['a mark that turns the reading', 'refused', 'abc\u202E'],
    ['letters that show nothing', 'refused', '\u3164'.repeat(12)],
  ])('refuses a reason with %s', async (_name, status, reason) => {
    const { id } = await api.submitted();
    const answer = await api.call('PATCH', `${id}/`, { agent: claire, body: { status, reason } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: 'reason', message: expect.any(String) }]);
    expect((await api.call('GET', `${id}/`, { agent: claire })).json().version).toBe(2);
  });

  it('lets an agent create, send and validate a declaration for a traveller, each once', async () => {
    const id = randomUUID();
    const put = { agent: claire, body: declarationBody({ authorType: 'agent' }) };
    const [first, second] = await Promise.all([
      api.call('PUT', `${id}/`, put),
      api.call('PUT', `${id}/`, put),
    ]);
    expect(first.json()).toMatchObject({ authorType: 'agent', authorId: claire, version: 1 });
    expect(first.json()).not.toHaveProperty('claimToken');
    expect(first.body).toBe(second.body);
    expect((await api.call('PUT', `${id}/`, put)).body).toBe(first.body);
    const submit = { agent: claire, ifMatch: '"1"', body: { status: 'submitted' } };
    const submitted = await api.call('PATCH', `${id}/`, submit);
    expect(submitted.statusCode).toBe(200);
    expect((await api.call('PATCH', `${id}/`, submit)).body).toBe(submitted.body);
    const mails = await storage.database.run({
      text: `select recipient from mail_outbox where payload ->> 'declarationId' = $1`,
      values: [id],
    });
    expect(mails).toEqual([{ recipient: 'elodie+douane@exemple.fr' }]);
    for (const status of ['validated', 'paid']) {
      const changed = await api.call('PATCH', `${id}/`, { agent: claire, body: { status } });
      expect(changed.json().status).toBe(status);
    }
    const actions = (await api.call('GET', `${id}/history/`, { agent: claire })).json().history;
    expect(actions.map(({ to }: { to: string }) => to)).toEqual(['draft', 'submitted', 'validated', 'paid']);
  });

  it('is told in figures of tobacco and alcohol to agents alone', async () => {
    const shoppingProducts = [
      { customId: 'a', id: 'whisky', originalValue: 60, currency: 'USD', amount: 4, alcoholDegree: 40 },
    ];
    const { id, token } = await api.submitted({ shoppingProducts });
    const seen = (await api.call('GET', `${id}/`, { agent: claire })).json().assessment;
    expect(seen).toMatchObject({ tobaccoTax: 0 });
    expect(seen.alcoholTax).toBeGreaterThan(0);
    const { tobaccoTax, alcoholTax, ...shown } = seen;
    expect((await api.call('GET', `${id}/`, { token })).json().assessment).toEqual(shown);
    const basket = { age: 34, country: 'US', meanOfTransport: 'plane', border: false, shoppingProducts };
    const simulate = async (agent?: string) =>
      (
        await api.call('POST', '/api/simulator/', {
          body: basket,
          ...(agent === undefined ? {} : { agent }),
        })
      ).json();
    expect(await simulate(claire)).toMatchObject({ tobaccoTax, alcoholTax });
    expect(await simulate()).not.toHaveProperty('alcoholTax');
  });
});
