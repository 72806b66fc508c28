import { randomUUID } from 'node:crypto';
import { typographyFaults } from '@retour/core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../../test/engines';
import { mailTexts } from '../../../../../test/mail-texts';
import { type MailServer, startMailServer } from '../../../../../test/start-mail-server';
import { createSmtp, type Smtp } from '../../../../platform/mail/smtp';
import { type AccountMail, accountMails } from '../storage/queue-mail';
import { type AccountsUnderTest, goodPassword, somebody, startAccounts } from '../testing/start-accounts';
import { accountMailComposers } from './account-mails';

/** Who they are for: none of them reads it. */
const recipient = 'x@example.org';

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
    let server: MailServer;

    beforeAll(async () => {
      storage = await open();
      server = await startMailServer();
      smtp = createSmtp({
        url: `smtp://127.0.0.1:${server.port}`,
        from: 'Retour en France <douane@example.org>',
      });
      api = await startAccounts(storage, { now: () => new Date('2026-10-15T10:00:00Z'), send: smtp.send });
    });
    afterAll(async () => {
      smtp.close();
      await server.stop();
      await api.app.close();
      await storage.dispose();
    });

    const composers = () =>
      accountMailComposers({
        run: storage.database.run,
        now: () => new Date('2026-10-15T10:00:00Z'),
        publicUrl: 'https://retour.test',
      });

    /** What leaves now, as a mail program reads it. */
    async function nextMail() {
      const { length } = server.received;
      await api.mailsOf('');
      expect(server.received).toHaveLength(length + 1);
      return PostalMime.parse(server.received[length] ?? '');
    }

    it('say the same as text and as HTML, in well-set French', async () => {
      const person = somebody();
      const visitor = api.browser();
      await visitor.post('agent/register/', person);
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
      await visitor.post('email/validate/', { ...person, token, password: goodPassword });
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
      const compose = composers()[name];
      const payload = { agentId, at: '2026-10-15T10:00:00Z', role: 'agent', by: randomUUID() };
      const mail = await compose?.(payload, recipient);
      if (mail === undefined || mail === null) throw new Error(`${name} was not written`);
      expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
      for (const part of [mail.text, mail.html]) expect(part).toContain('Retour en France.');
    });

    it('names whoever asks for an account to those who approve it, as text and as no link', async () => {
      const [person] = await storage.database.run<{ id: string }>({
        text: `insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
          values (gen_random_uuid(), 'local', 'x@example.org', 'x@example.org', '<b>Ève</b>', '"><script>www.evil.example', 'pending', now())
          returning id`,
        values: [],
      });
      const compose = composers()['account-to-approve'];
      const mail = await compose?.({ agentId: person?.id, at: '2026-10-15T10:00:00Z' }, recipient);
      expect(mail?.html).toContain('&lt;b&gt;Ève&lt;/b&gt; &quot;&gt;&lt;script&gt;www. evil. example');
      expect(mail?.text).toContain(
        'Nom\u00a0: <b>Ève</b> "><script>www. evil. example\nAdresse\u00a0: x@example.org\n',
      );
    });

    it('say no name to whom they are sent', async () => {
      const toSupervisors: readonly AccountMail[] = ['account-to-approve', 'role-changed'];
      for (const name of accountMails.filter((one) => !toSupervisors.includes(one))) {
        const [agent] = await storage.database.run<{ id: string }>({
          text: `insert into agent (id, kind, email, email_key, first_name, last_name, status, created_at)
            values (gen_random_uuid(), 'local', $1, $1, 'Gagnez', 'Mille', $2, now()) returning id`,
          values: [`${randomUUID()}@example.org`, statusWhen[name] ?? 'active'],
        });
        const compose = composers()[name];
        const mail = await compose?.({ agentId: agent?.id, at: '2026-10-15T10:00:00Z' }, recipient);
        expect(mail?.text).toMatch(/^Bonjour,\n/);
        for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(/Gagnez|Mille/);
      }
    });
  },
);
