import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newServerDatabase } from '../test/engines';
import { temporaryFolder } from '../test/temporary-folder';
import { runCreateAgent } from './create-agent-command';
import { createAgent } from './features/identity/accounts/create-agent';
import { startAccounts } from './features/identity/accounts/testing/start-accounts';
import type { Database } from './platform/database/database';
import { lockFolder } from './platform/database/folder-lock';
import { openDatabase } from './platform/database/open-database';

const password = 'lanterne goulot trottoir biniou';
const person = ['--email', 'chef@example.org', '--first-name', 'Jeanne', '--last-name', 'Lemaire'];

describe.each(['embedded database', 'PostgreSQL server'])('the first agent on the %s', (engine) => {
  const place = temporaryFolder();
  let environment: Record<string, string>;
  let database: Database;
  let link: string;

  beforeAll(async () => {
    environment = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: place.folder };
    if (engine === 'embedded database') cpSync(inject('emptyEmbedded'), place.folder, { recursive: true });
    else Object.assign(environment, { DATABASE_URL: await newServerDatabase(), TRIAL_TOOLS: 'on' });
    const { code, line } = await runCreateAgent([...person, '--supervisor'], environment);
    expect(code).toBe(0);
    link = line.slice(line.indexOf('http://'));
    database = await openDatabase({
      databaseUrl: environment.DATABASE_URL ?? null,
      dataDir: place.folder,
      onConnectionError: () => undefined,
    });
  });
  afterAll(async () => {
    await database.close();
    place.remove();
  });

  it('gets a link to choose a password, then signs in and approves others', async () => {
    const [, token] = link.split('#token=');
    expect(link).toMatch(
      /^http:\/\/localhost:3000\/agent\/authentification\/mot-de-passe-oublie\/nouveau-mot-de-passe#token=[\w-]{43}$/,
    );
    const api = await startAccounts({ database, dispose: database.close }, { now: () => new Date() });
    const browser = api.browser();
    expect((await browser.post('password/reset/', { token, password })).statusCode).toBe(200);
    expect(await browser.signIn('chef@example.org')).toBe(200);
    const { email } = await api.pending();
    const approved = await browser.post(`agent/${await api.idOf(email)}/`, { action: 'approve' });
    expect(approved.json().status).toBe('active');
    await api.app.close();
  });

  it('made again gets another link, and keeps the account', async () => {
    const again = {
      email: 'CHEF@example.org',
      firstName: 'Jeanne',
      lastName: 'Lemaire',
      isSupervisor: false,
    };
    const options = { run: database.run, publicUrl: 'http://localhost:3000', now: new Date() };
    expect(await createAgent(options, again)).not.toBe(link);
    const rows = await database.run({
      text: `select 1 from agent where email_key = 'chef@example.org'`,
      values: [],
    });
    expect(rows).toHaveLength(1);
  });

  it('is made a supervisor among agents who have none, with their account', async () => {
    const { run } = database;
    const readRole = async () =>
      (
        await run<{ role: string }>({
          text: `select role from agent where email_key = 'chef@example.org'`,
          values: [],
        })
      )[0]?.role;
    const makeAgain = (isSupervisor: boolean) =>
      createAgent(
        { run, publicUrl: 'http://localhost:3000', now: new Date() },
        { email: 'chef@example.org', firstName: 'Jeanne', lastName: 'Lemaire', isSupervisor },
      );
    await run({ text: 'update agent set is_supervisor_by_gift = false', values: [] });
    await makeAgain(false);
    expect(await readRole()).toBe('agent');
    await makeAgain(true);
    await makeAgain(true);
    expect(await readRole()).toBe('supervisor');
    await makeAgain(false);
    expect(await readRole()).toBe('supervisor');
    const changes = await run({
      text: `select role, origin, changed_by from agent_role_change order by id`,
      values: [],
    });
    // The first one of this suite, then the one of this test.
    expect(changes).toEqual(Array(2).fill({ role: 'supervisor', origin: 'command', changed_by: null }));
  });

  it('is refused with what to do', async () => {
    expect((await runCreateAgent([], environment)).line).toContain('--email is missing');
    expect((await runCreateAgent(['--email', 'chef', ...person.slice(2)], environment)).code).toBe(1);
    expect((await runCreateAgent(['--role', 'chef'], environment)).line).toMatch(/^Usage/);
    expect((await runCreateAgent(person, { ...environment, PORT: 'x' })).line).toContain('PORT');
    expect((await runCreateAgent(person, { ...environment, LOCAL_ACCOUNTS: 'off' })).line).toContain(
      'LOCAL_ACCOUNTS=on',
    );
    const { code, line } = await runCreateAgent(person, {
      ...environment,
      AGENT_EMAIL_DOMAINS: 'douane.example',
    });
    expect(code).toBe(1);
    expect(line).toMatch(/^--email is of a domain that AGENT_EMAIL_DOMAINS does not name/);
  });
});

describe('an agent made where nobody is a supervisor', () => {
  it('comes with the word that nobody can approve accounts, and how to mend it', async () => {
    const { folder, remove } = temporaryFolder();
    cpSync(inject('embeddedTemplate'), folder, { recursive: true });
    const { code, line } = await runCreateAgent(person, { DATA_DIR: folder });
    expect(code).toBe(0);
    expect(line).toContain('--supervisor');
    expect((await runCreateAgent([...person, '--supervisor'], { DATA_DIR: folder })).line).not.toContain(
      'Nobody',
    );
    remove();
  });
});

describe('the first agent of an embedded database that the service holds', () => {
  it('waits until the service is stopped', async () => {
    const { folder, remove } = temporaryFolder();
    const lock = await lockFolder(folder);
    const { code, line } = await runCreateAgent(person, { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(line).toContain('stop the service, run this command, start the service again');
    await lock.release();
    remove();
  });
});
