import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { openContended } from '../../../../test/open-contended';
import { writeAgentChange } from '../accounts/storage/write-agent-change';
import { insertSsoAgent } from '../accounts/testing/start-accounts';
import { signIn } from '../testing/sign-in';
import type { TestBrowser } from '../testing/start-identity';
import { useIdentity } from '../testing/use-identity';
import { applySupervisorRules } from './apply-supervisor-rules';
import { writeSupervisorRules } from './storage/supervisor-rules';

const address = 'claire.martin@douane.gouv.example';
const at = new Date('2026-10-15T10:00:00Z');

describe.each(engines)('the rules of the installation on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  async function readOwn(browser: TestBrowser, accessToken: string) {
    return (await browser.call('GET', '/api/agent/me/', { accessToken })).json();
  }

  async function apply(...supervisors: readonly string[]): Promise<readonly string[]> {
    const warnings: string[] = [];
    const log = { warn: (line: string) => warnings.push(line) };
    await applySupervisorRules(suite.storage().database.run, { supervisors, at, log: log as never });
    return warnings;
  }

  it('make a supervisor at the sign-in, whatever the case of the address, and unmake one at the next', async () => {
    const ruled = await suite.start({ supervisors: [address.toUpperCase()] });
    const first = await signIn(ruled, suite.provider());
    expect(await readOwn(first.browser, first.tokens.accessToken)).toMatchObject({
      role: 'supervisor',
      isSupervisorByRule: true,
      roleChange: { role: 'supervisor', origin: 'rule' },
    });
    const unruled = await suite.start();
    const second = await signIn(unruled, suite.provider());
    const own = await readOwn(second.browser, second.tokens.accessToken);
    expect(own).toMatchObject({ role: 'agent', roleChange: { role: 'agent', origin: 'rule' } });
    expect(own.isSupervisorByRule).toBeUndefined();
  });

  it('are applied at the start to those who are signed in, and leave what supervisors gave', async () => {
    const { run } = suite.storage().database;
    const ruled = await suite.start({ supervisors: [address] });
    const { browser, tokens } = await signIn(ruled, suite.provider());
    const given = await insertSsoAgent(suite.storage(), 'donne@douane.gouv.example', at);
    await run({ text: 'update agent set is_supervisor_by_gift = true where id = $1', values: [given] });
    expect(await apply('donne@douane.gouv.example')).toEqual([]);
    expect(await readOwn(browser, tokens.accessToken)).toMatchObject({ role: 'agent' });
    const readGiven = () =>
      run({ text: 'select role, is_supervisor_by_rule as ruled from agent where id = $1', values: [given] });
    expect(await readGiven()).toEqual([{ role: 'supervisor', ruled: true }]);
    expect(await apply()).toEqual([]);
    expect(await readGiven()).toEqual([{ role: 'supervisor', ruled: false }]);
    const changes = await run({
      text: 'select 1 from agent_role_change where agent_id = $1',
      values: [given],
    });
    expect(changes).toEqual([]);
    await run({ text: 'update agent set is_supervisor_by_gift = false', values: [] });
    expect((await apply())[0]).toContain('nobody is a supervisor');
  });

  it('are for the sign-on: an account of the installation with the same address is another person', async () => {
    const { run } = suite.storage().database;
    const email = 'double@douane.gouv.example';
    await run({
      text: `insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
        values (gen_random_uuid(), 'local', $1, $1, 'Zoé', 'Double', 'active', $2)`,
      values: [email, at],
    });
    await apply(email);
    const roles = await run({ text: 'select role from agent where email = $1', values: [email] });
    expect(roles).toEqual([{ role: 'agent' }]);
  });
});

it('the rules of the installation wait for nobody who changes two of its agents, and who waits for them', async () => {
  const { run, hold, untilWaiting, dispose } = await openContended();
  const ids = [1, 2, 3].map((figure) => `0000000${figure}-0000-4000-8000-000000000000`);
  const [first = '', middle, last = ''] = ids;
  // In the table and in its indexes, but by their ids, they stand in the other order.
  const emailOf = (id: string) => `${9 - ids.indexOf(id)}@douane.gouv.example`;
  for (const id of ids.toReversed()) {
    await run({
      text: `insert into agent (id, kind, issuer, subject, email, email_key, first_name, last_name, status, created_at,
          is_supervisor_by_gift)
        values ($1, 'sso', 'https://issuer.example', $2, $2, $2, 'Claire', 'Martin', 'active', $3, true)`,
      values: [id, emailOf(id), at],
    });
  }
  const held = await hold('select from agent where id = $1 for update', [middle]);
  const ruled = writeSupervisorRules(run, ids.map(emailOf), at);
  await untilWaiting(1);
  const store = { run, now: () => at, mailDomain: 'example.org' };
  const by = { agentId: first, sessionId: null, network: null };
  const closed = writeAgentChange(store, { by, agentId: last, action: 'disable' });
  await untilWaiting(2);
  await held.release();
  await Promise.all([ruled, closed]);
  expect(await run({ text: 'select status from agent order by id', values: [] })).toEqual([
    { status: 'active' },
    { status: 'active' },
    { status: 'disabled' },
  ]);
  await dispose();
});
