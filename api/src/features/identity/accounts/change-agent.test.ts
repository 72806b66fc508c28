import { randomUUID } from 'node:crypto';
import { agentActions } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import {
  type AccountsUnderTest,
  type Browser,
  goodPassword,
  insertSsoAgent,
  somebody,
  startAccounts,
} from './testing/start-accounts';

describe.each(engines)('accounts approved and closed on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  const now = () => new Date('2026-10-15T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  interface SignedIn {
    readonly browser: Browser;
    readonly id: string;
    readonly email: string;
  }

  async function browserOf({
    email,
    id,
  }: {
    readonly email: string;
    readonly id: string;
  }): Promise<SignedIn> {
    const browser = api.browser();
    await browser.signIn(email);
    return { browser, id, email };
  }

  const agentBrowser = async (): Promise<SignedIn> => browserOf(await api.active());
  const supervisorBrowser = async (): Promise<SignedIn> => browserOf(await api.supervisor());

  const act = (by: SignedIn, { id }: Pick<SignedIn, 'id'>, action: string) =>
    by.browser.post(`agent/${id}/`, { action });

  async function rolesOf(...people: readonly SignedIn[]): Promise<readonly string[]> {
    const rows = await storage.database.run<{ role: string }>({
      text: 'select role from agent where id = any($1::uuid[]) order by role',
      values: [people.map(({ id }) => id)],
    });
    return rows.map(({ role }) => role);
  }

  it('are in the access log: who signed in and out, who opened, closed and gave a role', async () => {
    const supervisor = await supervisorBrowser();
    const pending = await api.pending();
    const id = await api.idOf(pending.email);
    for (const action of ['approve', 'approve', 'promote', 'demote', 'disable', 'approve']) {
      expect((await act(supervisor, { id: id.toUpperCase() }, action)).statusCode).toBe(200);
    }
    const entries = await storage.database.run({
      text: `select action, subject_kind, subject_id, details, session_id is not null as is_in_session
        from access_log where agent_id = $1 order by at`,
      values: [supervisor.id],
    });
    const of = (action: string, details: object | null = null) => ({
      action,
      subject_kind: 'agent',
      subject_id: id,
      details,
      is_in_session: true,
    });
    expect(entries.slice(-6)).toEqual([
      { action: 'signed-in', subject_kind: null, subject_id: null, details: null, is_in_session: true },
      of('account-approved'),
      of('role-changed', { role: 'supervisor' }),
      of('role-changed', { role: 'agent' }),
      of('account-closed'),
      of('account-approved'),
    ]);
  });

  it('are listed under an entry of the access log, once for what a screen reads again', async () => {
    const supervisor = await api.supervisor();
    const here = api.browser();
    await here.signIn(supervisor.email);
    const { agents } = (await here.get('agent/')).json();
    await here.get('agent/');
    const entries = () =>
      storage.database.run({
        text: `select row_count from access_log where agent_id = $1 and action = 'accounts-listed' order by at`,
        values: [supervisor.id],
      });
    expect(await entries()).toEqual([{ row_count: agents.length }]);
    await api.pending();
    await here.get('agent/');
    expect(await entries()).toEqual([{ row_count: agents.length }, { row_count: agents.length + 1 }]);
  });

  it('are seen and changed by supervisors alone, and never by oneself', async () => {
    const desk = await agentBrowser();
    const { browser, id } = await supervisorBrowser();
    for (const answer of [
      await api.browser().get('agent/'),
      await api.browser().post(`agent/${id}/`, { action: 'disable' }),
    ]) {
      expect(answer.json()).toMatchObject({ status: 401, code: 'agents-only' });
    }
    for (const answer of [
      await desk.browser.get('agent/'),
      await desk.browser.post(`agent/${id}/`, { action: 'disable' }),
      await desk.browser.post(`agent/${desk.id}/`, { action: 'promote' }),
    ]) {
      expect(answer.json()).toMatchObject({ status: 403, code: 'supervisors-only' });
    }
    for (const action of agentActions) {
      expect((await browser.post(`agent/${id.toUpperCase()}/`, { action })).json().code).toBe('own-account');
      expect((await browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        status: 403,
        code: 'own-account',
      });
    }
    expect((await browser.post(`agent/${randomUUID()}/`, { action: 'disable' })).json().code).toBe(
      'agent-not-found',
    );
    expect((await browser.post(`agent/${id}/`, { action: 'reign' })).statusCode).toBe(422);
  });

  it('closed lose their sessions and their links at once, and can be opened again', async () => {
    const boss = await supervisorBrowser();
    const { browser, id, email } = await agentBrowser();
    await api.browser().post('password/ask/', { email });
    const token = await api.tokenOf(email);
    const closed = await boss.browser.post(`agent/${id}/`, { action: 'disable' });
    expect(closed.json()).toMatchObject({ id, status: 'disabled' });
    expect((await browser.get('agent/me/')).json()).toMatchObject({ status: 401, code: 'session-ended' });
    expect((await browser.get('agent/')).statusCode).toBe(401);
    expect((await browser.post('password/reset/', { token, password: goodPassword })).statusCode).toBe(422);
    expect((await api.mailsOf(email))[0]?.subject).toBe('Votre compte est fermé');
    const again = await boss.browser.post(`agent/${id}/`, { action: 'disable' });
    expect([again.statusCode, again.json().status]).toEqual([200, 'disabled']);
    const mails = (await api.mailsOf(email)).length;
    await boss.browser.post(`agent/${id}/`, { action: 'approve' });
    expect(await api.browser().signIn(email)).toBe(200);
    expect((await api.mailsOf(email)).length).toBe(mails + 1);
  });

  it('to approve can be refused, and those whose address is not proved wait', async () => {
    const boss = await supervisorBrowser();
    const person = await api.pending();
    const refused = await boss.browser.post(`agent/${await api.idOf(person.email)}/`, { action: 'disable' });
    expect(refused.json().status).toBe('disabled');
    expect((await api.mailsOf(person.email))[0]?.subject).toBe('Votre demande de compte est refusée');
    const answer = await api.browser().post('agent/login/', { email: person.email, password: goodPassword });
    expect(answer.json().code).toBe('account-closed');
    const unproved = somebody();
    await api.browser().post('agent/register/', unproved);
    const id = await api.idOf(unproved.email);
    for (const action of ['approve', 'disable']) {
      expect((await boss.browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        status: 409,
        code: 'address-not-validated',
      });
    }
  });

  it('of the single sign-on are closed and opened the same way', async () => {
    const boss = await supervisorBrowser();
    const id = await insertSsoAgent(storage, 'claire@example.org', now());
    for (const [action, status] of [
      ['disable', 'disabled'],
      ['approve', 'active'],
    ]) {
      expect((await boss.browser.post(`agent/${id}/`, { action })).json()).toMatchObject({
        kind: 'sso',
        status,
      });
    }
  });

  it('of two supervisors who close each other at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await supervisorBrowser(), await supervisorBrowser()];
      await Promise.all([
        one.browser.post(`agent/${two.id}/`, { action: 'disable' }),
        two.browser.post(`agent/${one.id}/`, { action: 'disable' }),
      ]);
      const rows = await storage.database.run<{ status: string }>({
        text: 'select status from agent where id in ($1, $2) order by status',
        values: [one.id, two.id],
      });
      expect(rows.map(({ status }) => status)).toEqual(['active', 'disabled']);
    }
  });

  it('are listed with those to approve first', async () => {
    const { browser } = await supervisorBrowser();
    await api.pending();
    const { agents } = (await browser.get('agent/')).json();
    const order = ['pending', 'active', 'unverified', 'disabled'];
    const places = agents.map(({ status }: { status: string }) => order.indexOf(status));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).toContain(0);
    expect(JSON.stringify(agents)).not.toContain('argon2');
  });

  it('are given the role of supervisor and lose it, at once, and it is said by whom', async () => {
    const boss = await supervisorBrowser();
    const desk = await agentBrowser();
    const promoted = await act(boss, desk, 'promote');
    expect(promoted.json()).toMatchObject({
      role: 'supervisor',
      roleChange: { role: 'supervisor', origin: 'agent', by: 'Jeanne Lemaire' },
    });
    expect(Date.parse(promoted.json().roleChange.at)).toBe(now().getTime());
    expect((await desk.browser.get('agent/')).statusCode).toBe(200);
    expect((await desk.browser.get('agent/me/')).json()).toMatchObject({ role: 'supervisor' });
    expect((await act(boss, desk, 'demote')).json()).toMatchObject({
      role: 'agent',
      roleChange: { role: 'agent', origin: 'agent' },
    });
    // The same session, the same token: what it opened is shut.
    expect((await desk.browser.get('agent/')).json().code).toBe('supervisors-only');
    const changes = await storage.database.run<{ role: string; changed_by: string }>({
      text: 'select role, changed_by from agent_role_change where agent_id = $1 order by id',
      values: [desk.id],
    });
    expect(changes).toEqual([
      { role: 'supervisor', changed_by: boss.id },
      { role: 'agent', changed_by: boss.id },
    ]);
  });

  it('whose role changes are announced to the other supervisors and to themselves, and to nobody else', async () => {
    const [boss, witness, desk] = [
      await supervisorBrowser(),
      await supervisorBrowser(),
      await agentBrowser(),
    ];
    const bystander = await agentBrowser();
    await act(boss, desk, 'promote');
    for (const { email } of [witness, desk]) {
      const [mail] = await api.mailsOf(email);
      expect(mail?.subject).toBe('Un rôle de superviseur est donné');
      expect(mail?.text).toContain('Par\u00a0: Jeanne Lemaire');
      expect(mail?.text).toContain('Le rôle de superviseur a été donné à cet agent');
      expect(mail?.text).toContain('L’agent concerné et les autres superviseurs reçoivent ce message.');
    }
    await act(boss, desk, 'demote');
    await act(boss, desk, 'demote');
    for (const { email } of [witness, desk]) {
      expect((await api.mailsOf(email)).map(({ subject }) => subject)).toContain(
        'Un rôle de superviseur est retiré',
      );
    }
    // Closing takes the role back too.
    await act(boss, witness, 'disable');
    const announced = await storage.database.run<{ recipient: string; sent: number }>({
      text: `select recipient, count(*)::int as sent from mail_outbox
        where composer = 'role-changed' and recipient = any($1::text[]) group by recipient order by sent`,
      values: [[boss, witness, desk, bystander].map(({ email }) => email)],
    });
    expect(announced).toEqual([
      { recipient: desk.email, sent: 2 },
      { recipient: witness.email, sent: 3 },
    ]);
  });

  it('asked twice for the same role change once', async () => {
    const boss = await supervisorBrowser();
    const desk = await agentBrowser();
    for (const action of ['demote', 'promote', 'promote', 'demote', 'demote']) {
      expect((await act(boss, desk, action)).statusCode).toBe(200);
    }
    const changes = await storage.database.run({
      text: 'select 1 from agent_role_change where agent_id = $1',
      values: [desk.id],
    });
    expect(changes).toHaveLength(2);
  });

  it('of two supervisors who demote each other at once, or close and demote, one stays', async () => {
    for (const [first, second] of [
      ['demote', 'demote'],
      ['demote', 'disable'],
      ['demote', 'demote'],
      ['disable', 'demote'],
    ] as const) {
      const [one, two] = [await supervisorBrowser(), await supervisorBrowser()];
      const answers = await Promise.all([act(one, two, first), act(two, one, second)]);
      expect(await rolesOf(one, two)).toEqual(['agent', 'supervisor']);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  it('of three supervisors who demote one another in a ring, one stays at least', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two, three] = [
        await supervisorBrowser(),
        await supervisorBrowser(),
        await supervisorBrowser(),
      ];
      await Promise.all([act(one, two, 'demote'), act(two, three, 'demote'), act(three, one, 'demote')]);
      expect(await rolesOf(one, two, three)).toContain('supervisor');
    }
  });

  it('closed lose the role that they were given, and come back to the desk', async () => {
    const [boss, other] = [await supervisorBrowser(), await supervisorBrowser()];
    expect((await act(boss, other, 'disable')).json()).toMatchObject({ status: 'disabled', role: 'agent' });
    expect((await act(boss, other, 'promote')).json()).toMatchObject({
      status: 409,
      code: 'account-not-open',
      detail: expect.stringMatching(/^Approuvez ou rouvrez/u),
    });
    expect((await act(boss, other, 'approve')).json()).toMatchObject({
      status: 'active',
      role: 'agent',
      roleChange: { role: 'agent', origin: 'agent' },
    });
  });

  it('whose role comes from the rules of the installation keep it', async () => {
    const boss = await supervisorBrowser();
    const id = await insertSsoAgent(storage, 'regle@example.org', now());
    await storage.database.run({
      text: 'update agent set is_supervisor_by_rule = true where id = $1',
      values: [id],
    });
    expect((await act(boss, { id }, 'demote')).json()).toMatchObject({ status: 409, code: 'role-by-rule' });
    expect((await act(boss, { id }, 'promote')).json()).toMatchObject({
      role: 'supervisor',
      isSupervisorByRule: true,
    });
  });

  it('whose role comes from the rules are closed by their like alone', async () => {
    const boss = await supervisorBrowser();
    const id = await insertSsoAgent(storage, 'fondateur@example.org', now());
    await storage.database.run({
      text: 'update agent set is_supervisor_by_rule = true where id = $1',
      values: [id],
    });
    expect((await act(boss, { id }, 'disable')).json()).toMatchObject({ status: 409, code: 'role-by-rule' });
    await storage.database.run({
      text: `update agent set is_supervisor_by_rule = true where role = 'supervisor'`,
      values: [],
    });
    const witness = await supervisorBrowser();
    expect((await act(boss, { id }, 'disable')).json()).toMatchObject({ status: 'disabled' });
    const [mail] = await api.mailsOf(witness.email);
    expect(mail?.subject).toBe('Un rôle de superviseur est retiré');
    expect(mail?.text).toContain('Adresse\u00a0: fondateur@example.org');
  });

  it('tell each change of a role as it was, though another one followed before the mails left', async () => {
    const [boss, witness, desk] = [
      await supervisorBrowser(),
      await supervisorBrowser(),
      await agentBrowser(),
    ];
    await act(boss, desk, 'promote');
    await act(boss, desk, 'demote');
    const subjects = (await api.mailsOf(witness.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('rôle')).sort()).toEqual([
      'Un rôle de superviseur est donné',
      'Un rôle de superviseur est retiré',
    ]);
  });
});
