import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { testEnvironment } from '../../../test/start-app';
import { declarationsOn } from '../../features/declaration/testing/declarations-on';

const agentReadsPerMinute = 4;

describe.each(engines)('what an agent reads in a minute, on the $name', ({ open }) => {
  let id: string;

  const { api } = declarationsOn(open, { environment: { ...testEnvironment, agentReadsPerMinute } });
  beforeAll(async () => {
    ({ id } = await api.submitted());
  });

  const get = (path: string) => (agent: string) => api.call('GET', path, { agent });
  const supervise = (path: string) => (supervisor: string) => api.call('GET', path, { supervisor });
  const search = (agent: string) => api.call('POST', 'search/', { agent, body: { search: 'dupont' } });
  /** Calls that are counted together. */
  const groups = {
    lists: [get(''), search, get('/api/review/queues/'), search],
    records: [
      (agent: string) => get(`${id}/history/`)(agent),
      (agent: string) => get(`${id}/mails/`)(agent),
      (agent: string) => get(`${id}/versions/1/`)(agent),
      (agent: string) => get(`${id}/history`)(agent),
    ],
    lookups: [
      get('/api/product/history/'),
      (agent: string) =>
        api.call('PUT', '/api/product/history/', {
          agent,
          body: { productId: 'parfum', searchValue: 'parfum' },
        }),
      get('/api/product/history/'),
      get('/api/product/history/'),
    ],
    log: [
      supervise('/api/access-log/'),
      supervise('/api/access-log/?day=2026-11-01'),
      supervise('/api/access-log/'),
      supervise('/api/access-log/'),
    ],
    mails: [
      supervise('/api/mail/unsent/'),
      supervise('/api/mail/unsent/'),
      supervise('/api/mail/unsent/'),
      supervise('/api/mail/unsent/'),
    ],
  };

  it.each(Object.entries(groups))('is limited by agent: %s', async (name, calls) => {
    const agent = `reader-of-${name}`;
    for (const call of calls) expect((await call(agent)).statusCode).not.toBe(429);
    for (const call of calls) {
      const refused = await call(agent);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
      expect(refused.json().detail).toMatch(/Attendez quelques secondes puis recommencez\.$/u);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    for (const others of Object.values(groups).filter((group) => group !== calls)) {
      expect((await others[0]?.(agent))?.statusCode).not.toBe(429);
    }
    expect((await calls[0]?.(`colleague-of-${name}`))?.statusCode).not.toBe(429);
    expect((await get(`${id}/`)(agent)).statusCode).toBe(200);
  });

  it('leaves decisions alone', async () => {
    for (let index = 0; index < 6; index += 1) await search('decider');
    const settled = await api.call('PATCH', `${id}/`, { agent: 'decider', body: { status: 'validated' } });
    expect(settled.statusCode).toBe(200);
  });
});
