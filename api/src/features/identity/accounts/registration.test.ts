import { dayMs, minuteMs, retentionTerms } from '@retour/contract';
import type { LightMyRequestResponse as Answer } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { createAgent } from './create-agent';
import { forgetUnused } from './jobs';
import { createPasswordHasher } from './passwords/password-hasher';
import {
  type AccountsUnderTest,
  goodPassword,
  insertSsoAgent,
  otherPassword,
  type Person,
  publicUrl,
  somebody,
  startAccounts,
} from './testing/start-accounts';

const weekMs = retentionTerms.unprovedAccounts * dayMs;

describe.each(engines)('the registration of an account on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: AccountsUnderTest;
  let clock = Date.parse('2026-10-15T10:00:00Z');
  const now = () => new Date(clock);

  beforeAll(async () => {
    storage = await open();
    api = await startAccounts(storage, { now, hasher: createPasswordHasher() });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  it('goes from the form to the first sign-in: address proved, then approved by a supervisor', async () => {
    const approver = await api.supervisor();
    const person = somebody({ email: 'Elodie.Petit@example.org' });
    const visitor = api.browser();
    const asked = await visitor.post('agent/register/', person);
    expect([asked.statusCode, asked.json()]).toEqual([200, { accepted: true }]);
    const [mail] = await api.mailsOf(person.email);
    expect(mail?.subject).toBe('Validez votre adresse e-mail');
    expect(mail?.text).toMatch(
      new RegExp(`${publicUrl}/agent/authentification/validation#token=[\\w-]{43}\n`),
    );
    const token = await api.tokenOf(person.email);
    const proved = await visitor.post('email/validate/', { ...person, token, password: goodPassword });
    expect(proved.json()).toEqual({ accepted: true });
    expect(
      (await visitor.post('agent/login/', { email: person.email, password: goodPassword })).json(),
    ).toMatchObject({
      status: 403,
      code: 'approval-pending',
    });
    const [request] = await api.mailsOf(approver.email);
    expect(request?.subject).toBe('Un compte attend votre approbation');
    expect(request?.text).toContain(person.email);
    expect(request?.text).toContain(`${publicUrl}/agent/mon-compte/comptes`);

    const agent = api.browser();
    await agent.signIn(approver.email);
    const list = (await agent.get('agent/')).json().agents;
    expect(list[0]).toMatchObject({ email: person.email, status: 'pending', kind: 'local' });
    const approved = await agent.post(`agent/${list[0].id}/`, { action: 'approve' });
    expect(approved.json()).toMatchObject({ status: 'active', approvedAt: now().toISOString() });
    expect((await api.mailsOf(person.email))[0]?.subject).toBe('Votre compte est ouvert');
    expect(await visitor.signIn('elodie.PETIT@example.org')).toBe(200);
    expect((await visitor.get('agent/me/')).json()).toMatchObject({
      email: person.email,
      firstName: 'Jeanne',
    });
  });

  it('sends a link that serves once, and for thirty minutes', async () => {
    const person = somebody();
    const visitor = api.browser();
    await visitor.post('agent/register/', person);
    const late = await api.tokenOf(person.email);
    clock += 30 * minuteMs;
    const refused = await visitor.post('email/validate/', { ...person, token: late, password: goodPassword });
    expect(refused.json()).toMatchObject({ status: 422, code: 'link-unusable' });
    await visitor.post('email/validate/ask/', { email: person.email });
    const first = await api.tokenOf(person.email);
    await visitor.post('email/validate/ask/', { email: person.email });
    const second = await api.tokenOf(person.email);
    const answers = await Promise.all(
      [first, first, second, second].map((token) =>
        visitor.post('email/validate/', { ...person, token, password: goodPassword }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    for (const token of ['x', 'é', second.slice(1), `${second}a`]) {
      expect(
        (await visitor.post('email/validate/', { ...person, token, password: goodPassword })).json().code,
      ).toBe('link-unusable');
    }
    expect(
      (await visitor.post('password/reset/', { token: second, password: goodPassword })).statusCode,
    ).toBe(422);
  });

  it.each(['agent/register/', 'email/validate/ask/', 'password/ask/'])(
    'counts the mails of one mailbox, however its address is spelt: %s',
    async (path) => {
      const local = `cible${path.length}`;
      const spellings = ['+0', '+1', '+autre', '+3'].map((end) => `${local}${end}@example.org`);
      spellings.splice(2, 0, `${local.toUpperCase()}+2@Example.org`);
      const answers: number[] = [];
      for (const email of spellings) {
        answers.push((await api.browser().post(path, somebody({ email }))).statusCode);
      }
      expect(answers).toEqual([200, 200, 200, 429, 429]);
      const other = somebody({ email: `autre${path.length}+0@example.org` });
      expect((await api.browser().post(path, other)).statusCode).toBe(200);
    },
  );

  it('gives the owner of an account a link, however many strangers asked for another spelling of the address', async () => {
    const person = await api.active({ email: 'prenom.nom@example.org' });
    for (const end of ['a', 'b', 'c', 'd']) {
      await api.browser().post('password/ask/', { email: `prenom.nom+${end}@example.org` });
    }
    const asked = await api.browser().post('password/ask/', { email: person.email });
    expect(asked.statusCode).toBe(200);
    expect(await api.tokenOf(person.email)).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the address of an account as it was typed', async () => {
    const { email } = await api.active({ email: 'Jeanne.Roux+douane@example.org' });
    expect(email).toBe('Jeanne.Roux+douane@example.org');
    expect(await api.browser().signIn('jeanne.roux@example.org')).toBe(401);
    expect(await api.browser().signIn(email)).toBe(200);
  });

  it('keeps no usable link at rest', async () => {
    const person = somebody();
    await api.browser().post('agent/register/', person);
    const dump = async () =>
      JSON.stringify(
        await storage.database.run({
          text: `select (select json_agg(k) from account_link k) as links, (select json_agg(m) from mail_outbox m) as mails,
            (select json_agg(l) from local_account l) as accounts`,
          values: [],
        }),
      );
    expect(await dump()).not.toContain('token=');
    const token = await api.tokenOf(person.email);
    expect(await dump()).not.toContain(token);
    await api.browser().post('email/validate/', { ...person, token, password: goodPassword });
    const stored = await dump();
    expect(stored).not.toContain(goodPassword);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('writes to the owner of a known address, and tells nothing to who asks', async () => {
    const person = await api.active();
    const stranger = api.browser();
    const answer = await stranger.post('agent/register/', {
      ...somebody({ email: person.email.toUpperCase(), lastName: 'Intrus' }),
      password: otherPassword,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
    const [mail] = await api.mailsOf(person.email);
    expect(mail?.subject).toBe('Vous avez déjà un compte');
    expect(mail?.text).not.toContain('Intrus');
    expect(await api.browser().signIn(person.email, otherPassword)).toBe(401);
    expect(await api.browser().signIn(person.email)).toBe(200);
  });

  const namesOf = async (email: string) =>
    storage.database.run({
      text: 'select first_name, last_name, status from agent where email = $1',
      values: [email],
    });

  it('asked twice at once makes one account, which has no name before its address is proved', async () => {
    const person = somebody();
    const visitor = api.browser();
    await Promise.all([1, 2].map(() => visitor.post('agent/register/', person)));
    expect(await namesOf(person.email)).toEqual([{ first_name: '', last_name: '', status: 'unverified' }]);
  });

  it('takes the names that are given with the mailed link, whatever others asked with', async () => {
    const person = somebody({ firstName: 'Anne-Lise', lastName: 'Lemaire-Petit' });
    const [owner, stranger] = [api.browser(), api.browser()];
    const named = { ...person, firstName: 'Un', lastName: 'Intrus', role: 'supervisor', status: 'active' };
    await stranger.post('agent/register/', named);
    await owner.post('agent/register/', person);
    await stranger.post('agent/register/', named);
    const token = await api.tokenOf(person.email);
    const unnamed = await owner.post('email/validate/', { token, password: goodPassword });
    expect([unnamed.statusCode, unnamed.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['firstName', 'lastName'],
    ]);
    const { firstName, lastName } = person;
    const proved = await owner.post('email/validate/', {
      token,
      password: goodPassword,
      firstName,
      lastName,
    });
    expect(proved.statusCode).toBe(200);
    for (const path of ['agent/register/', 'email/validate/ask/', 'password/ask/']) {
      await stranger.post(path, named);
    }
    expect(await namesOf(person.email)).toEqual([
      { first_name: firstName, last_name: lastName, status: 'pending' },
    ]);
    const answer = await owner.post('agent/login/', { email: person.email, password: goodPassword });
    expect(answer.json().code).toBe('approval-pending');
  });

  it('is opened by the command under the names of the command, whoever asked before', async () => {
    const person = somebody({ firstName: 'Anne-Lise', lastName: 'Lemaire-Petit' });
    await api.browser().post('agent/register/', { ...person, firstName: 'Un', lastName: 'Intrus' });
    const options = { run: storage.database.run, publicUrl, now: now() };
    await createAgent(options, { ...person, isSupervisor: false });
    const opened = [{ first_name: 'Anne-Lise', last_name: 'Lemaire-Petit', status: 'active' }];
    expect(await namesOf(person.email)).toEqual(opened);
    await createAgent(options, { ...person, lastName: 'Autre', isSupervisor: false });
    expect(await namesOf(person.email)).toEqual(opened);
  });

  it('asked for by a stranger opens to whoever reads the mails alone, by the password that they choose', async () => {
    const person = somebody();
    const stranger = api.browser();
    await stranger.post('agent/register/', { ...person, lastName: 'Intrus', password: otherPassword });
    const owner = api.browser();
    const token = await api.tokenOf(person.email);
    const proved = await owner.post('email/validate/', { ...person, token, password: goodPassword });
    expect([proved.statusCode, proved.json()]).toEqual([200, { accepted: true }]);
    await stranger.post('agent/register/', { ...person, lastName: 'Intrus', password: otherPassword });
    await storage.database.run({
      text: `update agent set status = 'active' where email = $1`,
      values: [person.email],
    });
    expect(await stranger.signIn(person.email, otherPassword)).toBe(401);
    expect(await owner.signIn(person.email)).toBe(200);
  });

  it('has nothing to do with an agent of the single sign-on who has the same address', async () => {
    const person = somebody();
    const id = await insertSsoAgent(storage, person.email, now());
    await api.browser().post('agent/register/', person);
    expect((await api.mailsOf(person.email))[0]?.subject).toBe('Validez votre adresse e-mail');
    const rows = await storage.database.run<{ id: string; kind: string }>({
      text: 'select id, kind from agent where email = $1 order by kind',
      values: [person.email],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['local', 'sso']);
    expect(rows[1]?.id).toBe(id);
  });

  it('opens to no password before its address is proved, and says nothing of it', async () => {
    const person = somebody();
    await api.browser().post('agent/register/', { ...person, password: goodPassword });
    const answer = await api.browser().post('agent/login/', { email: person.email, password: goodPassword });
    expect(answer.json()).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  it('says no name in the mails to an address, whoever typed it', async () => {
    const person = somebody({ firstName: 'Gagnez', lastName: 'Mille Euros' });
    await api.browser().post('agent/register/', person);
    const [mail] = await api.mailsOf(person.email);
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(/Gagnez|Mille/);
  });

  it.each(['www.evil.example', 'Cliquez evil.example', 'exemple.fr'])('refuses the name %s', async (name) => {
    const { choose } = await chooser();
    const answer = await choose(goodPassword, { lastName: name });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'lastName']);
  });

  /** Asks for an account, and gives how its link answers to a password. */
  async function chooser(): Promise<{
    email: string;
    choose: (password: string, changes?: Partial<Person>) => Promise<Answer>;
  }> {
    const person = somebody();
    const visitor = api.browser();
    await visitor.post('agent/register/', person);
    const token = await api.tokenOf(person.email);
    const { firstName, lastName } = person;
    return {
      email: person.email,
      choose: (password, changes) =>
        visitor.post('email/validate/', { token, password, firstName, lastName, ...changes }),
    };
  }

  it.each([
    ['too short', 'quatorze lettr'],
    ['too long', 'é'.repeat(129)],
    ['missing', undefined],
  ])('refuses a password that is %s', async (_what, password) => {
    const { choose } = await chooser();
    const answer = await choose(password as string);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('password');
  });

  it('refuses a guessable password and leaves the link usable; takes fifteen code points of any kind', async () => {
    const { choose } = await chooser();
    for (let at = 0; at < 5; at += 1) {
      const answer = await choose('Douane2026!RetourEnFrance');
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'password-refused',
        errors: [{ path: 'password', code: 'password-refused' }],
      });
    }
    const pictures = '🦊🌵🚲🎺🧦🍋🪁🥁🦔🫖🧭🪴🎲🪗🧵';
    expect((await choose(pictures)).statusCode).toBe(200);
  });

  it('reads a password alike however it is typed', async () => {
    const composed = 'père noël dégusté à l’ombre';
    const { email, choose } = await chooser();
    await choose(composed.normalize('NFD'));
    const visitor = api.browser();
    const answer = await visitor.post('agent/login/', { email, password: composed.normalize('NFC') });
    expect(answer.json().code).toBe('approval-pending');
    const cut = await visitor.post('agent/login/', { email, password: composed.slice(0, -1) });
    expect(cut.json().code).toBe('wrong-credentials');
  });

  it('left without an answer is forgotten after a week', async () => {
    const [left, proved] = [somebody(), await api.pending()];
    await api.browser().post('agent/register/', left);
    clock += 8 * 24 * 60 * minuteMs;
    await forgetUnused({ run: storage.database.run, now });
    await expect(api.idOf(left.email)).rejects.toThrow('no such agent');
    expect(await api.idOf(proved.email)).toMatch(/-/);
    expect(await api.mailsOf(left.email)).toEqual([]);
  });

  it.each(['agent/register/', 'email/validate/ask/', 'password/ask/'])(
    'asked for again on its last day is kept for the link that is sent, then for a week: %s',
    async (path) => {
      const { email } = somebody();
      await api.browser().post('agent/register/', { email });
      const id = await api.idOf(email);
      clock += weekMs - minuteMs;
      await api.browser().post(path, { email });
      const token = await api.tokenOf(email);
      clock += 20 * minuteMs;
      await forgetUnused({ run: storage.database.run, now });
      expect((await api.browser().post('password/link/', { token, purpose: 'email' })).statusCode).toBe(200);
      expect(await api.idOf(email)).toBe(id);
      clock += weekMs;
      await forgetUnused({ run: storage.database.run, now });
      await expect(api.idOf(email)).rejects.toThrow('no such agent');
    },
  );
});
