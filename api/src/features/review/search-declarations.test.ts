import { declarationStatuses, meansOfTransport } from '@retour/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { captureLogs } from '../../../test/capture-logs';
import { engines } from '../../../test/engines';
import { createMetrics } from '../../platform/http/metrics';
import { declarationsOn } from '../declaration/testing/declarations-on';

type Search = Readonly<Record<string, unknown>>;

/** The same filters as an address says them. */
function queryOf(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const one of [value].flat()) parameters.append(name, String(one));
  return `?${parameters}`;
}

describe.each(engines)('the search of declarations on the $name', ({ open }) => {
  let readLogs: () => string;
  const metrics = createMetrics();

  const { storage, api } = declarationsOn(open, { metrics });
  beforeAll(async () => {
    readLogs = captureLogs(api.app);
    for (const [index, meanOfTransport] of meansOfTransport.entries()) {
      const declarantLastName = index % 2 === 0 ? 'Quintrec' : 'Œillet';
      const changes = { meanOfTransport, declarantLastName, declarantEmail: `quintrec${index}@exemple.fr` };
      await (index < 3 ? api.submitted(changes) : api.draft(changes));
    }
  });

  const search = (body: unknown) => api.call('POST', 'search/', { agent: 'a1', body });

  it('finds a reference by its first groups, though they hold no figure, and a name that is written so', async () => {
    const { id } = await api.submitted({ declarantLastName: 'Lee', declarantFirstName: 'Kim' });
    await storage.database.run({
      text: `update declaration set public_id = 'DSDJCX8R9' where id = $1`,
      values: [id],
    });
    for (const typed of ['DSD-JCX', 'dsd jcx', 'dsd-jcx-8', 'kim lee']) {
      const { declarations } = (await search({ search: typed })).json();
      expect(
        declarations.map((found: { id: string }) => found.id),
        typed,
      ).toEqual([id]);
    }
  });

  it.each<Search>([
    {},
    { limit: 2 },
    { limit: 2, offset: 1 },
    { search: 'QUINTREC' },
    { search: 'quintrec2@ex' },
    { search: 'oeillet', status: ['draft'] },
    { status: ['submitted', 'draft'], meanOfTransports: ['plane', 'car'] },
    { status: 'submitted' },
    { startDate: '2026-01-01', endDate: '2126-01-01' },
    { searchPublicId: 'zz' },
    { offset: 10_000, search: 'quintrec' },
    { offset: 1_000_000, search: ' ' },
  ])('answers as the list does: %j', async (filters) => {
    const answer = await search(filters);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const list = await api.call('GET', queryOf(filters), { agent: 'a1' });
    expect(answer.json()).toEqual(list.json());
  });

  it.each<[Search, string]>([
    [{ limit: '20' }, 'limit'],
    [{ limit: null }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 10_001, search: 'quintrec' }, 'offset'],
    [{ offset: 10_001, searchPublicId: 'D' }, 'offset'],
    [{ search: 'a'.repeat(101) }, 'search'],
    [{ search: ['a'] }, 'search'],
    [{ search: '\0' }, 'search'],
    [{ status: ['lost'] }, 'status'],
    [{ status: 3 }, 'status'],
    [{ meanOfTransports: Array.from({ length: 1_001 }, () => 'car') }, 'meanOfTransports'],
    [{ startDate: '2026-11-21', endDate: '2026-11-01' }, 'endDate'],
  ])('refuses %j, and says which field', async (filters, path) => {
    const answer = await search(filters);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, message: expect.stringMatching(/\.$/) }]);
  });

  it('says how far a search is read', async () => {
    const { errors } = (await search({ search: 'quintrec', offset: 1_000_000 })).json();
    expect(errors[0].message).toMatch(
      /^Une recherche ne va pas au-delà de 10.000 déclarations\s: précisez-\p{Cf}?la\.$/u,
    );
    const list = await api.call('GET', queryOf({ search: 'quintrec', offset: 1_000_000 }), { agent: 'a1' });
    expect([list.statusCode, list.json().errors]).toEqual([422, errors]);
  });

  it('says how many values a filter takes', async () => {
    const answer = await search({ status: Array.from({ length: 20_000 }, () => 'draft') });
    expect(answer.json().errors[0].message).toMatch(/^Donnez au plus 1.000 valeurs à un même filtre\.$/u);
  });

  it('answers the same however often each value is repeated', async () => {
    const chosen = <Value extends string>(values: readonly Value[]) =>
      fc.subarray([...values], { minLength: 1 });
    const repeated = (values: readonly string[]) =>
      fc.array(fc.constantFrom(...values), { maxLength: 60 }).map((more) => [...values, ...more].toSorted());
    const filters = fc
      .record({ status: chosen(declarationStatuses), meanOfTransports: chosen(meansOfTransport) })
      .chain((once) =>
        fc.record({
          once: fc.constant(once),
          often: fc.record({
            status: repeated(once.status),
            meanOfTransports: repeated(once.meanOfTransports),
          }),
        }),
      );
    await fc.assert(
      fc.asyncProperty(filters, async ({ once, often }) => {
        const expected = (await search(once)).json();
        expect((await search(often)).json()).toEqual(expected);
        expect((await api.call('GET', queryOf(often), { agent: 'a1' })).json()).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves nothing of what was typed in the logs and the measures, whatever is answered', async () => {
    await search({ search: 'Quintrec', limit: 500 });
    await search('{"search":"Quintrec"');
    await api.call('POST', 'search/', { body: { search: 'Quintrec' } });
    await api.call('GET', '?search=Quintrec', { agent: 'a1' });
    expect(readLogs()).toContain('/api/declaration/search/');
    expect(readLogs()).not.toMatch(/quintrec/i);
    const measured = await metrics.registry.metrics();
    expect(measured).toContain('/api/declaration/search/');
    expect(measured).not.toMatch(/quintrec/i);
  });

  it('says since when each declaration waits: its sending, its validation, nothing once it is over', async () => {
    const { id } = await api.submitted({ declarantLastName: 'Attente' });
    const waitingSince = async (): Promise<string | undefined> => {
      const { declarations } = (await search({ search: 'attente' })).json();
      return declarations[0].waitingSince;
    };
    const agent = 'a1';
    const sent = (await api.call('GET', `${id}/`, { agent })).json();
    expect(await waitingSince()).toBe(sent.submittedAt);
    const validated = await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    expect(await waitingSince()).toBe(validated.json().updatedAt);
    await api.call('PATCH', `${id}/`, { agent, body: { status: 'refused' } });
    expect(await waitingSince()).toBeUndefined();
  });

  it('is for agents alone', async () => {
    expect((await api.call('POST', 'search/', { body: {} })).statusCode).toBe(401);
  });
});
