import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contended, openContended } from '../../../../../test/open-contended';
import { hashOf } from '../../../../platform/random-secret';
import { createThrottle } from '../../../../platform/throttle/throttle';
import { findLiveRole, insertSession, rotateSession } from '../../sessions/storage/session-store';
import { changePassword } from '../change-password';
import { choosePassword } from '../choose-password';
import type { AccountContext } from '../context';
import { createPasswordHasher } from '../passwords/password-hasher';
import { goodPassword, otherPassword, somebody } from '../testing/start-accounts';
import { rememberDevice } from './known-devices';
import { makeLink } from './links';
import { resetPasswordWithLink } from './replace-password';
import { writeAgent } from './write-agent';
import { writeAgentChange } from './write-agent-change';

const at = new Date('2026-10-15T10:00:00Z');
const now = () => at;
const hasher = createPasswordHasher({ memoryKib: 256, maxWaiting: 10 });

let contended: Contended;

beforeAll(async () => {
  contended = await openContended();
});
afterAll(() => contended.dispose());

/** An account with a password, and what it is written in. */
async function makeAccount() {
  const { run } = contended;
  const person = somebody();
  const agentId = await writeAgent(run, { ...person, isSupervisor: false }, at);
  const passwordHash = await hasher.hash(goodPassword);
  await run({
    text: 'update local_account set password_hash = $2 where agent_id = $1',
    values: [agentId, passwordHash],
  });
  const link = () => makeLink(run, { agentId, purpose: 'password', now: at });
  const open = async () => {
    const session = { id: randomUUID(), agentId, browserHash: randomUUID(), at, idToken: null };
    await insertSession(run, { ...session, endsAt: new Date(at.getTime() + 60_000), network: '192.0.2.1' });
    return session;
  };
  return { agentId, email: person.email, passwordHash, link, open };
}

it('a session that is renewed while its account’s password is chosen anew waits for it: neither waits for the other', async () => {
  const { run, hold, untilWaiting } = contended;
  const { agentId, link, open } = await makeAccount();
  const { id, browserHash } = await open();
  const choice = { tokenHash: hashOf(await link()), passwordHash: 'another hash' };

  const credential = await hold('select from local_account where agent_id = $1 for update', [agentId]);
  const chosen = resetPasswordWithLink({ run, now, mailDomain: 'example.org' }, choice);
  await untilWaiting(1);
  const renewed = rotateSession(run, { id, browserHash, now: at, generation: 0 });
  await untilWaiting(2);
  await credential.release();
  expect(await Promise.all([chosen, renewed])).toEqual([agentId, null]);
});

describe('a session that is opened with a password as it is replaced', () => {
  const context = (): AccountContext => ({
    ...{ run: contended.run, now, mailDomain: 'example.org', hasher, domains: null },
    throttle: createThrottle({ run: contended.run, secret: 'a secret of the tests', now }),
    answerSteps: { ask: 1, logIn: 1 },
  });

  it.each([
    [
      'with a link',
      async ({ link }: Awaited<ReturnType<typeof makeAccount>>) => {
        const token = await link();
        return () => choosePassword(context(), { token, password: otherPassword });
      },
    ],
    [
      'from another session',
      async ({ agentId, open }: Awaited<ReturnType<typeof makeAccount>>) => {
        const change = { agentId, sessionId: (await open()).id, deviceHash: null };
        const passwords = { currentPassword: goodPassword, newPassword: otherPassword };
        return () => changePassword(context(), { ...change, ...passwords });
      },
    ],
  ])('ends with the others: %s', async (_how, prepare) => {
    const { run, hold, untilWaiting } = contended;
    const account = await makeAccount();
    const { agentId, passwordHash, link, open } = account;
    const replace = await prepare(account);
    const otherLink = hashOf(await link());

    const log = await hold(
      'select from access_log_head where chain = access_log_chain($1::text) for update',
      [agentId],
    );
    const opened = open();
    await untilWaiting(1);
    const linkHeld = await hold('select from account_link where token_hash = $1 for update', [otherLink]);
    const replaced = replace();
    await untilWaiting(2);
    await log.release();
    const session = await opened;
    const device = { deviceHash: randomUUID(), agentId, passwordHash, at };
    expect(await rememberDevice(run, device), 'the password is still the old one').toBe(true);
    await linkHeld.release();
    await replaced;
    expect(await findLiveRole(run, { sessionId: session.id, agentId, now: at })).toBeNull();
  });
});

describe('a session that is opened as its account is closed', () => {
  const reopenings = {
    'by a supervisor': (agentId: string, by: string) => change(agentId, by, 'approve'),
    'by the command': (_agentId: string, _by: string, email: string) =>
      writeAgent(contended.run, { ...somebody({ email }), isSupervisor: false }, at),
  };
  const change = (agentId: string, by: string, action: 'approve' | 'disable') =>
    writeAgentChange(
      { run: contended.run, now, mailDomain: 'example.org' },
      { by: { agentId: by, sessionId: null, network: null }, agentId, action },
    );

  it.each(Object.entries(reopenings))('is over once it is open again %s', async (_how, reopen) => {
    const { run, hold, untilWaiting } = contended;
    const { agentId, email, open } = await makeAccount();
    const by = await writeAgent(run, { ...somebody(), isSupervisor: true }, at);
    const log = await hold(
      'select from access_log_head where chain = access_log_chain($1::text) for update',
      [agentId],
    );
    const opened = open();
    await untilWaiting(1);
    const closed = change(agentId, by, 'disable');
    await untilWaiting(2);
    await log.release();
    const { id: sessionId } = await opened;
    const isLive = async () => (await findLiveRole(run, { sessionId, agentId, now: at })) !== null;
    await closed;
    expect(await isLive()).toBe(false);
    await reopen(agentId, by, email);
    const [agent] = await run({ text: 'select status from agent where id = $1', values: [agentId] });
    expect([agent, await isLive()]).toEqual([{ status: 'active' }, false]);
  });
});
