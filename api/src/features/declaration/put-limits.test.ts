import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { allowRateLimits, rateLimiter } from '../../platform/http/rate-limit';
import { type PutCounts, putLimits } from './put-limits';
import { declarationBody } from './testing/declaration-body';
import { newToken, startDeclarations } from './testing/start-declarations';

describe.each(engines)('limits of PUT, on the $name', ({ open }) => {
  let storage: TestDatabase;

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  it('limits creations from one address, and only creations', async () => {
    const limited = await startDeclarations(storage, {}, { creationsPerMinute: 2 });
    const first = await limited.draft();
    await limited.draft();
    const third = await limited.call('PUT', `${randomUUID()}/`, {
      token: newToken(),
      body: declarationBody(),
    });
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBeDefined();
    const change = { token: first.token, body: declarationBody({ age: 50 }) };
    expect((await limited.call('PUT', `${first.id}/`, change)).statusCode).toBe(200);
    await limited.app.close();
  });

  it('limits how often a draft is replaced, from whichever addresses', async () => {
    const limited = await startDeclarations(storage, {}, { replacementsPerMinute: 2 });
    const { id, token } = await limited.draft();
    const replace = async (age: number, address = id): Promise<number> => {
      const answer = await limited.call('PUT', `${address}/`, { token, body: declarationBody({ age }) });
      return answer.statusCode;
    };
    const answers = [
      await replace(50),
      await replace(51),
      await replace(52),
      await replace(53, id.toUpperCase()),
    ];
    expect(answers).toEqual([200, 200, 429, 429]);
    const refused = await limited.call('PUT', `${id}/`, { token, body: declarationBody({ age: 55 }) });
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(refused.json().detail).not.toContain('réseau');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const read = await limited.call('GET', `${id}/`, { token });
    expect(read.json().age).toBe(51);
    expect(await replace(51)).toBe(200);
    const other = await limited.draft();
    const change = { token: other.token, body: declarationBody({ age: 54 }) };
    expect((await limited.call('PUT', `${other.id}/`, change)).statusCode).toBe(200);
    await limited.app.close();
  });

  it('counts what a network is refused apart from its own changes', async () => {
    const limited = await startDeclarations(storage, {}, { creationsPerMinute: 3 });
    const mine = await limited.draft();
    const other = await limited.draft();
    const put = async (id: string, age: number): Promise<number> => {
      const body = declarationBody({ age });
      return (await limited.call('PUT', `${id}/`, { token: mine.token, body })).statusCode;
    };
    const refused = [await put(other.id, 50), await put(other.id, 51), await put(other.id, 52)];
    expect([...refused, await put(other.id, 53)]).toEqual([404, 404, 404, 429]);
    const changes = [await put(mine.id, 51), await put(mine.id, 52), await put(mine.id, 53)];
    expect([...changes, await put(mine.id, 54)]).toEqual([200, 200, 200, 429]);
    await limited.app.close();
  });

  it('lets nobody use up the changes of a network by replacing one draft over and over', async () => {
    const limited = await startDeclarations(storage, {}, { creationsPerMinute: 4, replacementsPerMinute: 2 });
    const [one, other] = [await limited.draft(), await limited.draft()];
    const put = async ({ id, token }: typeof one, age: number): Promise<number> =>
      (await limited.call('PUT', `${id}/`, { token, body: declarationBody({ age }) })).statusCode;
    const tries: number[] = [];
    for (let age = 50; age < 58; age += 1) tries.push(await put(one, age));
    expect(tries).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
    expect([await put(other, 50), await put(other, 51)]).toEqual([200, 200]);
    await limited.app.close();
  });

  it('answers the same content sent again, however little may be changed', async () => {
    const limited = await startDeclarations(storage, {}, { creationsPerMinute: 1 });
    const { id, token } = await limited.draft();
    const same = async () => limited.call('PUT', `${id}/`, { token, body: declarationBody() });
    for (let sending = 0; sending < 5; sending += 1) {
      const answer = await same();
      expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
    }
    const change = { token, body: declarationBody({ age: 50 }) };
    expect((await limited.call('PUT', `${id}/`, change)).statusCode).toBe(200);
    await limited.app.close();
  });

  it('counts agents one by one, as an office has one address', async () => {
    const limited = await startDeclarations(storage, {}, { creationsPerMinute: 2 });
    const put = async (agent: string, id: string, age: number) =>
      limited.call('PUT', `${id}/`, { agent, body: declarationBody({ age }) });
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    const created = [await put('a1', ids[0], 50), await put('a1', ids[1], 50), await put('a1', ids[2], 50)];
    expect(created.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect((await put('a2', ids[2], 50)).statusCode).toBe(200);
    const changed = [await put('a1', ids[0], 51), await put('a1', ids[0], 52), await put('a1', ids[0], 53)];
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(changed[2]?.json().detail).not.toContain('réseau');
    expect((await put('a2', ids[2], 51)).statusCode).toBe(200);
    const stranger = await limited.draft();
    expect(
      (
        await limited.call('PUT', `${stranger.id}/`, {
          token: stranger.token,
          body: declarationBody({ age: 51 }),
        })
      ).statusCode,
    ).toBe(200);
    await limited.app.close();
  });
});

it('counts a call once, however often it is decided anew', async () => {
  const app = Fastify();
  await allowRateLimits(app);
  const countsOf = putLimits(app, {
    creationsPerMinute: 1,
    reads: rateLimiter(app, { name: 'reads', perMinute: 1 }),
  });
  const traveller = { caller: { kind: 'public' }, claimToken: undefined } as const;
  app.get<{ Params: { what: keyof PutCounts } }>('/:what', async (request) => {
    const count = countsOf(request, traveller, 'a')[request.params.what];
    await count();
    await count();
    return 'decided';
  });
  for (const what of ['creation', 'replacement', 'repetition', 'refusal']) {
    expect((await app.inject(`/${what}`)).body).toBe('decided');
    expect((await app.inject(`/${what}`)).body).not.toBe('decided');
  }
  await app.close();
});
