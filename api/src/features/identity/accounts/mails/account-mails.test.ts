import { randomUUID } from 'node:crypto';
import { typographyFaults } from '@retour/core';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../../test/engines';
import { freePort } from '../../../../../test/free-port';
import { mailTexts } from '../../../../../test/mail-texts';
import { createSmtp, type Smtp } from '../../../../platform/mail/smtp';
import { type AccountMail, accountMails } from '../storage/queue-mail';
import { type AccountsUnderTest, goodPassword, somebody, startAccounts } from '../testing/start-accounts';
import { accountMailComposers } from './account-mails';

/** The state of an account when a mail about it still makes sense. */
const statusWhen: Partial<Record<AccountMail, string>> = {
  'account-validation': 'unverified',
  'account-to-approve': 'pending',
};

// What is looked at here does not depend on the engine; opening one takes seconds.
describe.each(engines.filter(({ name }) => name.includes('server')))(
  'the mails of accounts, through a mail server, from the $name',
  ({ open }) => {
    let storage: TestDatabase;
    let api: AccountsUnderTest;
    let smtp: Smtp;
    let server: SMTPServer;
    const received: Buffer[] = [];

    beforeAll(async () => {
      storage = await open();
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            received.push(Buffer.concat(chunks));
            done();
          });
        },
      });
      const port = await freePort();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Retour en France <douane@example.org>' });
      api = await startAccounts(storage, { now: () => new Date('2026-10-15T10:00:00Z'), send: smtp.send });
    });
    afterAll(async () => {
      smtp.close();
      await new Promise<void>((resolve) => server.close(resolve));
      await api.app.close();
      await storage.dispose();
    });

    /** What leaves now, as a mail program reads it. */
    async function nextMail() {
      received.length = 0;
      await api.mailsOf('');
      expect(received).toHaveLength(1);
      return PostalMime.parse(received[0] ?? '');
    }

    it('say the same as text and as HTML, in well-set French, whatever a name holds', async () => {
      const person = somebody({ firstName: "Anne-L'or", lastName: 'O’Neil' });
      const visitor = api.browser();
      await visitor.post('agent/register/', { ...person, password: goodPassword });
      const validation = await nextMail();
      expect(validation).toMatchObject({
        subject: 'Validez votre adresse e-mail',
        to: [{ address: person.email }],
      });
      expect(validation.messageId).toMatch(/^<[\w-]{36}@retour\.test>$/);
      expect(validation.text).toContain(
        'Vous n’avez rien demandé\u202f? N’ouvrez pas ce lien\u00a0: sans lui',
      );
      const [, token = ''] = /#token=([\w-]{43})\s/.exec(validation.text ?? '') ?? [];
      const url = `https://retour.test/agent/authentification/validation#token=${token}`;
      expect(validation.html).toContain(`href="${url}"`);
      expect(validation.html).toContain('lang="fr"');
      expect(validation.html).not.toMatch(/<script|<img|src=|url\(/);
      for (const part of [validation.text, validation.html]) expect(part).toContain('Anne-L’or O’Neil');
      await visitor.post('email/validate/', { token });
      await visitor.post('password/ask/', { email: person.email });
      const reset = await nextMail();
      expect(reset.subject).toBe('Choisissez un nouveau mot de passe');
      expect(reset.html).toContain('/agent/authentification/mot-de-passe-oublie/nouveau-mot-de-passe#token=');
      expect(reset.html).toContain('pendant 30\u00a0minutes');
    });

    it.each(accountMails)('%s: well set, and names the service', async (name) => {
      const agentId = randomUUID();
      await storage.database.run({
        text: `insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
          values ($1, 'local', $2, $2, 'Anne-Lise', 'O’Neil', $3, now())`,
        values: [agentId, `${name}@example.org`, statusWhen[name] ?? 'active'],
      });
      const compose = accountMailComposers({
        run: storage.database.run,
        now: () => new Date('2026-10-15T10:00:00Z'),
        publicUrl: 'https://retour.test',
      })[name];
      const mail = await compose?.({ agentId, at: '2026-10-15T10:00:00Z' });
      if (mail === undefined || mail === null) throw new Error(`${name} was not written`);
      expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
      for (const part of [mail.text, mail.html]) expect(part).toContain('Retour en France.');
    });

    it('show as text a name that was kept otherwise', async () => {
      const person = await storage.database.run<{ id: string }>({
        text: `with made as (
          insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
          values (gen_random_uuid(), 'local', 'x@example.org', 'x@example.org', '<b>Ève</b>', '"><script>', 'unverified', now())
          returning id
        )
        insert into local_account (agent_id, password_changed_at) select id, now() from made returning agent_id as id`,
        values: [],
      });
      expect(person).toHaveLength(1);
      await api.browser().post('email/validate/ask/', { email: 'x@example.org' });
      const mail = await nextMail();
      expect(mail.html).toContain('&lt;b&gt;Ève&lt;/b&gt; &quot;&gt;&lt;script&gt;');
      expect(mail.text).toContain('<b>Ève</b>');
    });
  },
);
