import { problemSchema, simulateRoute } from '@retour/contract';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFault } from '../../../test/answer-faults';
import { atScale, proofSeed, tellProof } from '../../../test/at-scale';
import { article, basket } from '../../../test/basket';
import { startApp } from '../../../test/start-app';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const bodiesSent = atScale(1_500, 100_000);
const textsSent = atScale(1_000, 50_000);

const json = { 'content-type': 'application/json' };
let lastAddress = 0;

/** Each call from an address of its own, so that no limit hides an answer. */
function send(options: Omit<InjectOptions, 'remoteAddress'>) {
  lastAddress += 1;
  const remoteAddress = `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
  return app.inject({ method: 'POST', url: '/api/simulator/', headers: json, ...options, remoteAddress });
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('every fault of a caller is a problem of 4xx', () => {
  it.each<[string, number, Omit<InjectOptions, 'remoteAddress'>]>([
    ['malformed JSON', 400, { payload: '{"age":' }],
    ['an empty body', 400, { payload: '' }],
    ['NaN', 400, { payload: '{"age":NaN}' }],
    ['invalid UTF-8', 400, { payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }],
    ['a polluted prototype', 400, { payload: '{"__proto__":{"age":3}}' }],
    ['a polluted constructor', 400, { payload: '{"constructor":{"prototype":{"age":3}}}' }],
    ['deep nesting', 422, { payload: nested(100_000) }],
    ['a body of 300 KB', 413, { payload: JSON.stringify('x'.repeat(300_000)) }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'age=3' }],
    ['text', 415, { headers: { 'content-type': 'text/plain' }, payload: '{}' }],
    ['an unknown address', 404, { url: '/api/nothing', payload: '{}' }],
    ['a wrong method', 405, { method: 'DELETE' }],
    ['a badly escaped address', 400, { url: '/api/%zz', payload: '{}' }],
  ])('%s: %i', async (_name, status, options) => {
    const response = await send(options);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(problemSchema.parse(response.json()).status).toBe(status);
  });

  it('names the methods of a known address', async () => {
    expect((await send({ method: 'DELETE' })).headers.allow).toBe('POST');
  });

  it(
    'holds for thousands of bodies',
    async () => {
      const odd = fc.oneof(
        fc.jsonValue(),
        fc.double(),
        fc.constantFrom(1e308, -0, 0.1 + 0.2, '\u0000', '\ud800', '__proto__', 'toString', 'CH', 'USD', 1e21),
      );
      const field = fc.constantFrom(
        'age',
        'country',
        'meanOfTransport',
        'border',
        'shoppingProducts',
        'date',
      );
      const articleField = fc.constantFrom(
        'id',
        'customId',
        'customName',
        'originalValue',
        'currency',
        'amount',
        'alcoholDegree',
        'originCountry',
        'purchaseCountry',
      );
      const bodies = fc.oneof(
        fc.jsonValue(),
        fc.tuple(field, odd).map(([name, value]) => basket({ [name]: value })),
        fc
          .tuple(articleField, odd)
          .map(([name, value]) => basket({ shoppingProducts: [article({ [name]: value })] })),
      );
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const response = await send({ payload: JSON.stringify(body) });
          expect([200, 400, 422]).toContain(response.statusCode);
          expect(answerFault(simulateRoute, response)).toBeNull();
        }),
        { numRuns: bodiesSent.count, seed: proofSeed(Date.now()) },
      );
      tellProof('S1', { tried: bodiesSent.count, failed: 0 });
    },
    bodiesSent.within(60_000),
  );

  it(
    'holds for thousands of texts',
    async () => {
      const valid = JSON.stringify(basket());
      const cut = fc
        .tuple(fc.nat(valid.length), fc.nat(valid.length), fc.string())
        .map(([start, end, inserted]) => valid.slice(0, start) + inserted + valid.slice(end));
      await fc.assert(
        fc.asyncProperty(cut, async (payload) => {
          const response = await send({ payload });
          expect([200, 400, 413, 422]).toContain(response.statusCode);
          expect(answerFault(simulateRoute, response)).toBeNull();
        }),
        { numRuns: textsSent.count, seed: proofSeed(Date.now()) },
      );
      tellProof('S1', { tried: textsSent.count, failed: 0 });
    },
    textsSent.within(60_000),
  );
});

describe('what was not foreseen', () => {
  it('is a 500 that says nothing of itself', async () => {
    const failing = await startApp({
      currencyTableOn: () => {
        throw new Error('select secret from person');
      },
    });
    const response = await failing.inject({
      method: 'POST',
      url: '/api/simulator/',
      payload: basket(),
    });
    expect(response.statusCode).toBe(500);
    expect(problemSchema.parse(response.json()).code).toBe('internal-error');
    expect(response.body).not.toContain('secret');
    await failing.close();
  });

  it('limits an address, and says when to come back', async () => {
    const limited = await startApp();
    const call = (remoteAddress: string) =>
      limited.inject({ method: 'GET', url: '/api/configuration/', remoteAddress });
    for (let count = 0; count < 600; count += 1) await call(`2001:db8::${count.toString(16)}`);
    const refused = await call('2001:db8::ffff');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('2001:db8:0:1::1')).statusCode).toBe(200);
    await limited.close();
  });
});
