import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { declarationsOn } from '../../declaration/testing/declarations-on';

const path = '/api/review/views/';
const view = (name: string, query = 'status=submitted&startDate=today') => ({ name, query });

describe.each(engines)('the lists that an agent keeps, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  let agent: string;

  beforeAll(async () => {
    const { run } = storage.database;
    agent = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
  });

  it('keeps of a list what names a filter, and nothing else', async () => {
    const query = 'status=paid&forged=1&utm_source=x&sort=amount';
    const kept = await api.call('PUT', path, { agent: 'a3', body: { views: [view('Payées', query)] } });
    expect(kept.json(), kept.body).toEqual({ views: [view('Payées', 'status=paid&sort=amount')] });
  });

  it('are none at first, then those that were written last, in their order, for that agent alone', async () => {
    const read = async (who: string): Promise<unknown> =>
      (await api.call('GET', path, { agent: who })).json();
    expect(await read(agent)).toEqual({ views: [] });
    const kept = [
      { views: [view('Mes vols', 'flight=AF123'), view('Dues')], columns: ['total', 'status'] },
      { views: [view('Dues', 'minAmount=300&sort=amount')] },
    ];
    for (const body of kept) {
      expect((await api.call('PUT', path, { agent, body })).json()).toEqual(body);
      expect(await read(agent)).toEqual(body);
    }
    expect(await read('another')).toEqual({ views: [] });
  });

  it('are those of one writer, whole, however many write at the same moment', async () => {
    const sets = [1, 3, 20, 7].map((size, writer) => ({
      views: Array.from({ length: size }, (_, index) => view(`Liste ${writer}-${index}`)),
    }));
    for (let round = 0; round < 12; round += 1) {
      await api.call('PUT', path, { agent, body: { views: [] } });
      const answers = await Promise.all(sets.map((body) => api.call('PUT', path, { agent, body })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(sets.map(() => 200));
      for (const answer of answers) expect(sets).toContainEqual(answer.json());
      expect(sets).toContainEqual((await api.call('GET', path, { agent })).json());
    }
  });

  it('are not another agent’s to read or to write, and their names are text wherever they stand', async () => {
    const names = ['=HYPERLINK("http://example.org";"Ouvrir")', '@SUM(1+1)', '<img src=x onerror=alert(1)>'];
    const body = { views: names.map((name) => view(name)) };
    expect((await api.call('PUT', path, { agent, body })).json()).toEqual(body);
    const asked = { agent: 'a2', body: { ...body, agentId: agent, agent_id: agent } };
    await api.call('PUT', `${path}?agentId=${agent}`, asked);
    await api.call('PUT', path, { agent: 'a2', body: { views: [] } });
    expect((await api.call('GET', path, { agent })).json()).toEqual(body);
    expect((await api.call('GET', path, { agent: 'a2' })).json()).toEqual({ views: [] });
    expect((await api.call('GET', path, {})).statusCode).toBe(401);
    expect((await api.call('PUT', path, { body })).statusCode).toBe(401);
  });

  it.each([
    ['two of one name', { views: [view('A'), view('A')] }],
    ['more than twenty', { views: Array.from({ length: 21 }, (_, index) => view(`L${index}`)) }],
    ['no name', { views: [view(' ')] }],
    ['a name of two lines', { views: [view('A\n=1+1')] }],
    ['what was typed to find somebody', { views: [view('A', 'status=paid&search=dupont')] }],
    ['an address elsewhere', { views: [view('A', 'javascript:alert(1)')] }],
    ['a column that does not exist', { views: [], columns: ['age'] }],
  ])('refuse %s', async (_what, body) => {
    expect((await api.call('PUT', path, { agent, body })).statusCode).toBe(422);
  });
});
