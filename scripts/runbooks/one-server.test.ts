import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarationBody } from '../../api/src/features/declaration/testing/declaration-body';
import { freePort } from '../../api/test/free-port';
import { type PostgresCluster, startPostgres } from '../../api/test/postgres-cluster';
import { databaseUrl } from '../../api/test/test-databases';
import { absolute } from '../checks/source-files';
import { until } from '../cluster/until';
import { ensureBuilt } from '../ensure-built.mjs';
import { productionSettings } from '../prove/production-settings';
import {
  type StartedCommand,
  startCommand,
  type Typed,
  type Typing,
  typeCommand,
  typeSoundCommand,
  typeStatement,
} from './type-command';

/** An installation of one server, from its two roles to the day after a restoration: each command as its page writes it. */
const folder = mkdtempSync(path.join(tmpdir(), 'retour-runbooks-'));
const kept = path.join(folder, 'kept');
/** Where the pages put the product, and what runs beside it. */
const installed = { '/srv/retour': absolute('.'), '/var/lib/retour': kept };
/** A mail that is sent leaves a file. */
const mailProgram = `#!/bin/sh\necho "$@" > ${kept}/mailed\n`;

let cluster: PostgresCluster;
let env: Record<string, string | number>;
let service: StartedCommand | null = null;
let origin: string;

const adminUrl = (): string => databaseUrl(cluster.url, 'retour');
const urlOf = (role: string): string => adminUrl().replace('//retour@', `//${role}:secret@`);
const typing = (more: Typing = {}): Typing => ({ env, ...more });

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A declaration of a traveller, begun; gives its reference. */
async function declare(): Promise<string> {
  const answer = await fetch(`${origin}/api/declaration/${randomUUID()}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-claim-token': randomBytes(32).toString('base64url') },
    body: JSON.stringify(declarationBody()),
  });
  const { publicId } = await answer.json();
  return publicId;
}

beforeAll(async () => {
  mkdirSync(path.join(kept, 'status'), { recursive: true });
  await ensureBuilt(absolute('.'));
  cluster = await startPostgres('volatile');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    ...productionSettings(urlOf('retour_service'), port),
    MIGRATION_DATABASE_URL: urlOf('retour_owner'),
    DRAIN_SECONDS: 0,
  };
});
afterAll(async () => {
  service?.interrupt();
  await service?.ended;
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

it('has a role that owns its tables and one that serves', async () => {
  const secret = { '…': 'secret' };
  await typeStatement("create role retour_owner login password '…'", cluster.url, secret);
  await typeStatement("create role retour_service login password '…'", cluster.url, secret);
  await typeStatement(
    "create database retour owner retour_owner encoding 'UTF8' template template0",
    cluster.url,
  );
  await typeStatement('revoke connect, temporary on database retour from public', cluster.url);
  await typeStatement('grant connect on database retour to retour_service', cluster.url);
  const [rights] = await ask(
    `select has_database_privilege('retour_service', 'retour', 'connect') as connects,
      has_database_privilege('retour_service', 'retour', 'temporary') as keeps`,
  );
  expect(rights).toEqual({ connects: true, keeps: false });
});

it('has its secrets made, and its settings checked before it starts', async () => {
  env.SESSION_SECRET = (await typeSoundCommand('openssl rand -base64 48')).trim();
  env.DECLARATION_SIGNING_KEY = await typeSoundCommand(
    'openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
  );
  const { SMTP_URL: _smtp, ...incomplete } = env;
  const refused = await typeCommand('node api/dist/check.js', { env: incomplete });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('SMTP_URL')]);
  expect(await typeSoundCommand('npm run check', typing())).toMatch(/\d+ migrations wait/);
});

it('starts, migrates, and may not change its log', async () => {
  const { NODE_ENV: _said, ...settings } = env;
  const started = startCommand('NODE_ENV=production node api/dist/server.js', { env: settings });
  service = started;
  await until('the service', async () => {
    if (started.child.exitCode !== null) throw new Error((await started.ended).output);
    return (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok === true;
  });
  expect(await typeSoundCommand('node api/dist/check.js', typing())).toContain('no migration waits');
  await expect(typeStatement('analyze declaration', urlOf('retour_owner'))).resolves.toBeUndefined();
  const [rights] = await ask(
    "select has_table_privilege('retour_service', 'access_log', 'update') as changes, has_table_privilege('retour_service', 'access_log', 'select') as reads",
  );
  expect(rights).toEqual({ changes: false, reads: true });
});

it('hands tables that the serving role made alone over to their owner', async () => {
  await ask('create table made_alone (); alter table made_alone owner to retour_service');
  await typeStatement('reassign owned by retour_service to retour_owner', adminUrl());
  const [table] = await ask("select tableowner as owner from pg_tables where tablename = 'made_alone'");
  expect(table).toEqual({ owner: 'retour_owner' });
  await ask('drop table made_alone');
  await typeStatement('grant pg_read_all_stats to retour_service', adminUrl());
});

it('has a first agent, and another', async () => {
  const supervisor = await typeSoundCommand(
    'npm run create-agent -- --email prenom.nom@example.org --first-name Prénom --last-name Nom --supervisor',
    typing(),
  );
  expect(supervisor).toContain(`${env.PUBLIC_URL}/`);
  const other = await typeSoundCommand(
    'node api/dist/create-agent.js --email …',
    typing({ places: { '…': 'autre.nom@example.org --first-name Autre --last-name Nom' } }),
  );
  expect(other).toContain(`${env.PUBLIC_URL}/`);
  expect(await ask('select role from agent order by created_at')).toEqual([
    { role: 'supervisor' },
    { role: 'agent' },
  ]);
});

it('verifies its log, each night against what was written down, and has a mail sent when it is not whole', async () => {
  const whole = 'Access log: ';
  expect(await typeSoundCommand('npm run verify-log', typing())).toContain(whole);
  const ends = path.join(folder, 'ends.txt');
  writeFileSync(ends, await typeSoundCommand('node api/dist/verify-log.js', typing()));
  expect(
    await typeSoundCommand(
      'npm run verify-log -- --since ends.txt',
      typing({ places: { 'ends.txt': ends } }),
    ),
  ).toContain('earlier ends');

  await typeSoundCommand(
    'cd /srv/retour && node api/dist/verify-log.js > /var/lib/retour/ends.txt',
    typing({ places: installed }),
  );
  writeFileSync(path.join(folder, 'mail'), mailProgram, { mode: 0o755 });
  const eachNight = (): Promise<unknown> =>
    typeCommand(
      "0 4 * * * cd /srv/retour && node api/dist/verify-log.js --since /var/lib/retour/ends.txt > /var/lib/retour/ends.new && mv /var/lib/retour/ends.new /var/lib/retour/ends.txt && ssh app1.example.org touch /var/lib/retour/status/log-verified || mail -s 'access log' security@example.org < /dev/null",
      typing({
        places: {
          ...installed,
          '0 4 * * * ': `PATH="${folder}:$PATH"; `,
          // The service is on this machine.
          'ssh app1.example.org ': '',
        },
      }),
    );
  const written = path.join(kept, 'ends.txt');
  const verified = path.join(kept, 'status/log-verified');
  const mailed = path.join(kept, 'mailed');
  expect(readFileSync(written, 'utf8')).not.toContain('earlier ends');
  await eachNight();
  expect(readFileSync(written, 'utf8')).toContain('earlier ends');
  expect([existsSync(verified), existsSync(mailed)]).toEqual([true, false]);
  rmSync(written);
  rmSync(verified);
  await eachNight();
  expect(readFileSync(mailed, 'utf8')).toContain('security@example.org');
  expect(existsSync(verified)).toBe(false);
});

it('erases who asks, lists it beside the backups, and forgets again what a backup brings back', async () => {
  const [first, second] = [await declare(), await declare()];
  expect(
    await typeSoundCommand('npm run erase -- K7Q-2MX-9TP', typing({ places: { 'K7Q-2MX-9TP': first } })),
  ).toContain('is erased');
  expect(
    await typeSoundCommand(
      'node api/dist/erase.js K7Q-2MX-9TP',
      typing({ places: { 'K7Q-2MX-9TP': second } }),
    ),
  ).toContain('is erased');
  const list = path.join(folder, 'erased.txt');
  const places = { 'erased.txt': list };
  const keepList = (settings = env): Promise<Typed> =>
    typeCommand('npm run erase -- --list > erased.new && mv erased.new erased.txt', {
      env: settings,
      places: { ...places, 'erased.new': path.join(folder, 'erased.new') },
    });
  expect(await keepList()).toMatchObject({ code: 0 });
  expect((await keepList({ ...env, DATABASE_URL: 'nowhere' })).code).not.toBe(0);
  // What a day that failed leaves is the list of the day before.
  expect(readFileSync(list, 'utf8').match(/ person$/gm)).toHaveLength(2);
  expect(await typeSoundCommand('npm run erase -- --replay erased.txt', typing({ places }))).toContain(
    'Erased already: 2.',
  );
  expect(await typeSoundCommand('npm run erase -- --retention', typing())).toContain("database's clock");
  expect(await typeSoundCommand('npm run erase -- --retention --really', typing())).toContain('drafts 30');
  await typeStatement('vacuum full declaration', urlOf('retour_owner'));
});

it('has the keys that sign listed, and one revoked', async () => {
  const listed = await typeSoundCommand('npm run signing-keys', typing());
  const [, keyId = ''] = /^(\S+) \S+ from .* to now$/m.exec(listed) ?? [];
  const revoked = await typeSoundCommand(
    'npm run signing-keys -- --revoke 5d9f3Kxw',
    typing({ places: { '5d9f3Kxw': keyId } }),
  );
  expect(revoked).toContain(', revoked ');
});

it('has another password for the role that serves', async () => {
  const kept = "select rolpassword as digest from pg_authid where rolname = 'retour_service'";
  const before = await ask(kept);
  await typeStatement("alter role retour_service password '…'", adminUrl(), { '…': 'another secret' });
  expect(await ask(kept)).not.toEqual(before);
});

it('ends every session at once', async () => {
  await ask(`insert into agent_session (id, agent_id, browser_hash, rotated_at, created_at, ends_at)
    select gen_random_uuid(), id, id, now(), now(), now() + interval '1 hour' from agent`);
  await typeStatement(
    "update agent_session set ended_at = now(), end_reason = 'closed', id_token = null where ended_at is null",
    urlOf('retour_owner'),
  );
  expect(await ask('select 1 from agent_session where ended_at is null')).toEqual([]);
});

it('holds what waited to be sent, after a restoration, and writes the ends of its log down anew', async () => {
  service?.interrupt();
  expect((await service?.ended)?.code).toBe(0);
  await ask(`insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
    values ('<a@example.org>', 'greeting', 'a@example.org', '{}', now(), now())`);
  expect(await typeSoundCommand('npm run hold-mails', typing())).toContain('Mails held: ');
  const [ends, lost] = [path.join(folder, 'ends.txt'), path.join(folder, 'ends-lost.txt')];
  writeFileSync(ends, 'what the lost database ended with');
  await typeSoundCommand(
    'mv ends.txt ends-lost.txt && node api/dist/verify-log.js > ends.txt',
    typing({ places: { 'ends-lost.txt': lost, ' ends.txt': ` ${ends}` } }),
  );
  expect(readFileSync(lost, 'utf8')).toBe('what the lost database ended with');
  expect(readFileSync(ends, 'utf8')).toContain('Access log: ');
});
