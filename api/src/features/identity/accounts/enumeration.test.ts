import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import type { RunStatement } from '../../../platform/database/database';
import { answerInStep } from './answer-in-step';
import {
  type AccountsUnderTest,
  goodPassword,
  insertSsoAgent,
  somebody,
  startAccounts,
} from './testing/start-accounts';

// What is looked at here does not depend on the engine; opening one takes seconds.
describe.each(engines.filter(({ name }) => name.includes('server')))(
  'whether an address is known, on the $name',
  ({ open }) => {
    let storage: TestDatabase;
    let api: AccountsUnderTest;
    let statements = 0;
    const now = () => new Date('2026-10-15T10:00:00Z');

    beforeAll(async () => {
      storage = await open();
      const run: RunStatement = (statement) => {
        statements += 1;
        return storage.database.run(statement);
      };
      api = await startAccounts(storage, { now, run });
    });
    afterAll(async () => {
      await api.app.close();
      await storage.dispose();
    });

    /** One address of each kind that there can be. */
    async function everyKind(): Promise<readonly string[]> {
      const [active, pending, closed] = [await api.active(), await api.pending(), await api.active()];
      await storage.database.run({
        text: `update agent set status = 'disabled' where id = $1`,
        values: [closed.id],
      });
      const [unproved, contested, sso, unknown] = [somebody(), somebody(), somebody(), somebody()];
      for (const person of [unproved, contested, { ...contested, lastName: 'Intrus' }]) {
        await api.browser().post('agent/register/', person);
      }
      await insertSsoAgent(storage, sso.email, now());
      return [active, pending, closed, unproved, contested, sso, unknown].map(({ email }) => email);
    }

    it.each([
      ['agent/login/', { password: 'trottoir biniou lanterne goulot' }, 401],
      ['agent/register/', somebody(), 200],
      ['agent/register/', { ...somebody(), password: goodPassword }, 200],
      ['password/ask/', {}, 200],
      ['email/validate/ask/', {}, 200],
    ])('%s tells it neither by its answer, nor by what it costs', async (path, body, status) => {
      const seen = new Set<string>();
      for (const email of await everyKind()) {
        const [hashes, queries] = [api.hasher.computed(), statements];
        const answer = await api.browser().post(path, { ...body, email });
        const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
        const cost = { hashes: api.hasher.computed() - hashes, queries: statements - queries };
        seen.add(JSON.stringify([answer.statusCode, answer.body, headers, cost]));
      }
      expect([...seen]).toHaveLength(1);
      expect(JSON.parse([...seen][0] ?? '[]')[0]).toBe(status);
    });

    it('a throttled call tells it no better', async () => {
      const seen = new Set<string>();
      for (const email of [(await api.active()).email, somebody().email]) {
        for (let at = 0; at < 3; at += 1) await api.browser().post('password/ask/', { email });
        const queries = statements;
        const answer = await api.browser().post('password/ask/', { email });
        const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
        seen.add(JSON.stringify([answer.statusCode, answer.body, headers, statements - queries]));
      }
      expect([...seen]).toHaveLength(1);
    });
  },
);

describe('an answer in steps', () => {
  it('comes at the same step whatever was done, and whether it succeeds or fails', async () => {
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await answerInStep(200, work).catch(() => undefined);
      return performance.now() - start;
    };
    const times = await Promise.all([
      timed(async () => undefined),
      timed(() => new Promise((resolve) => setTimeout(resolve, 20))),
      timed(() => Promise.reject(new Error('refused'))),
    ]);
    for (const time of times) expect(time).toBeGreaterThanOrEqual(199);
  });

  it('gives what the work gives, and throws what it throws', async () => {
    expect(await answerInStep(1, async () => 'done')).toBe('done');
    await expect(answerInStep(1, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
