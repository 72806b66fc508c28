import { randomUUID } from 'node:crypto';
import type { Declaration } from '@retour/contract';
import { settleDoubtFirst } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationBody } from './testing/declaration-body';
import { type DeclarationsUnderTest, newToken, startDeclarations } from './testing/start-declarations';

const both = { customId: 'a', customName: 'Saucisson et fromage', originalValue: 20, currency: 'USD' };

function doubtsOf({ assessment }: Pick<Declaration, 'assessment'>): readonly string[] {
  return assessment.warnings.filter(({ severity }) => severity === 'doubtful').map(({ code }) => code);
}

describe.each(engines)('what is answered of a name, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let agent: string;

  beforeAll(async () => {
    storage = await open();
    agent = await insertAgent(storage.database.run, {
      firstName: 'Claire',
      lastName: 'Martin',
      email: 'claire@example.org',
    });
    api = await startDeclarations(storage, { now: () => new Date('2026-11-22T12:00:00+01:00') });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const save = (article: object) => {
    const body = declarationBody({ country: 'US', shoppingProducts: [{ ...both, ...article }] });
    return api.call('PUT', `${randomUUID()}/`, { token: newToken(), body });
  };

  it.each([
    ['nothing', {}, ['meat', 'dairy']],
    ['one good', { restrictionAnswers: { meat: 'no' } }, ['dairy']],
    ['each good', { restrictionAnswers: { meat: 'no', dairy: 'no' } }, []],
    ['what an earlier version sent', { restriction: 'none' }, ['dairy']],
    ['what it is, as an earlier version sent it', { restriction: 'meat' }, ['dairy']],
  ] as const)('covers no more than was asked: %s', async (_what, answered, doubts) => {
    const saved = await save(answered);
    expect(saved.statusCode).toBe(200);
    expect(saved.json().shoppingProducts).toEqual([{ ...both, ...answered }]);
    expect(doubtsOf(saved.json())).toEqual(doubts);
  });

  it.each([
    { restrictionAnswers: { meat: 'maybe' } },
    { restrictionAnswers: { unicorn: 'no' } },
    { restrictionAnswers: 'none' },
  ])('is refused when nobody can read it: %j', async (answered) => {
    const refused = await save(answered);
    expect(refused.statusCode).toBe(422);
    expect(JSON.stringify(refused.json().errors)).toContain('restrictionAnswers');
  });

  it('stays with a name through a correction, and is asked again under another', async () => {
    const article = { ...both, restrictionAnswers: { meat: 'no', dairy: 'no' } };
    const { id } = await api.submitted({ country: 'US', shoppingProducts: [article] });
    const corrected = async (correction: object) => {
      const body = { reason: 'Vu au guichet.', corrections: [{ customId: 'a', ...correction }] };
      const preview = await api.call('POST', `${id}/correction/preview/`, { agent, body });
      return { assessment: preview.json().after };
    };
    const doubts = async (correction: object): Promise<readonly string[]> =>
      doubtsOf(await corrected(correction));
    expect(await doubts({ originalValue: 30 })).toEqual([]);
    expect(await doubts({ customName: 'Saucisson, fromage' })).toEqual(['meat', 'dairy']);
    // The officer sees meat: what was answered of the same name about the rest stands.
    const { assessment } = await corrected({ restriction: 'meat' });
    expect(doubtsOf({ assessment })).toEqual([]);
    expect(assessment.warnings).toContainEqual(
      expect.objectContaining({ code: 'meat', severity: 'forbidden' }),
    );
  });

  it('is accepted by no agent while a doubt is open, and is once it is settled', async () => {
    const { id } = await api.submitted({ country: 'US', shoppingProducts: [both] });
    const accept = (status: string) => api.call('PATCH', `${id}/`, { agent, body: { status } });
    const refused = await accept('validated');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'doubt-to-settle',
      detail: settleDoubtFirst(1),
      current: 'submitted',
      allowed: ['refused', 'abandoned', 're-exported', 'seized'],
    });
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent,
      ifMatch: '"2"',
      body: {
        reason: 'Vu au contrôle : un jouet.',
        corrections: [{ customId: 'a', restrictionAnswers: { meat: 'no', dairy: 'no' } }],
      },
    });
    expect(corrected.statusCode).toBe(200);
    expect((await accept('validated')).json()).toMatchObject({ status: 'validated' });
  });

  it.each([
    [
      'validated',
      'doubt-to-settle',
      // Two questions of one name are of one article.
      [both, { ...both, customId: 'b' }],
      '2 articles sont à vérifier : leurs noms laissent un doute. Corrigez la déclaration pour répondre aux questions, puis recommencez.',
    ],
    [
      'paid',
      'forbidden-to-hand-over',
      [
        { ...both, customName: 'Saucisson', restriction: 'meat', originalValue: 900 },
        { ...both, customId: 'b', customName: 'Jambon', restriction: 'meat', originalValue: 900 },
        { ...both, customId: 'c', id: 'parfum', customName: undefined, originalValue: 900 },
      ],
      '2 articles interdits comptent encore dans le montant. Enregistrez d’abord leur remise à la douane : le montant est recalculé sans eux.',
    ],
  ] as const)(
    'is said of as many articles as it stops: not %s, %s',
    async (status, code, shoppingProducts, said) => {
      const { id } = await api.submitted({ country: 'US', shoppingProducts });
      const body = { status, ...(status === 'paid' ? { payment: 'card' } : {}) };
      const refused = (await api.call('PATCH', `${id}/`, { agent, body })).json();
      expect([refused.code, refused.detail?.replace(/\s/gu, ' ')]).toEqual([code, said]);
    },
  );

  it.each([
    ['two lines', 'Veste.\n\nPayez ici'],
    ['a control character', 'a\u001bb'],
    ['a sign that turns the reading around', 'a\u202eb'],
  ])('is asked of a name of one plain line: %s', async (_what, customName) => {
    const refused = await save({ customName });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: 'shoppingProducts.0.customName' }]);
  });
});
