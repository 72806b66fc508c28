import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { freePort } from '../../../test/free-port';
import { deliverMails, type MailDelivery } from './deliver-mails';
import { createSmtp, type Smtp } from './smtp';

interface Received {
  readonly to: string;
  readonly source: Buffer;
}

async function listen(port: number, received: Received[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', source: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(resolve));
}

describe.each(engines)('mails waiting on the $name', ({ open }) => {
  let storage: TestDatabase;
  let port: number;
  let clock = Date.parse('2026-10-15T10:00:00Z');
  const delays: object[] = [];
  const servers: SMTPServer[] = [];
  const opened: Smtp[] = [];

  beforeAll(async () => {
    storage = await open();
    port = await freePort();
  });
  afterEach(async () => {
    for (const smtp of opened.splice(0)) smtp.close();
    await Promise.all(servers.splice(0).map(close));
    await storage.database.run({ text: 'delete from mail_outbox', values: [] });
    delays.length = 0;
  });
  afterAll(() => storage.dispose());

  async function queue(recipient: string): Promise<string> {
    const messageId = `<${randomUUID()}@test.example>`;
    await storage.database.run({
      text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
        values ($1, 'greeting', $2, '{"name":"Élodie"}', $3, $3)`,
      values: [messageId, recipient, new Date(clock)],
    });
    return messageId;
  }

  function delivery(changes: Partial<MailDelivery> = {}): MailDelivery {
    const smtp = createSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Retour en France <douane@test.example>',
      connections: 4,
    });
    opened.push(smtp);
    return {
      run: storage.database.run,
      send: smtp.send,
      now: () => new Date(clock),
      onFailure: (failure) => delays.push(failure),
      composers: {
        greeting: async (payload) => ({
          subject: 'Bonjour « Élodie »',
          text: JSON.stringify(payload),
          html: '<p>Bonjour</p>',
          attachments: [
            { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
          ],
        }),
      },
      ...changes,
    };
  }

  async function start(): Promise<Received[]> {
    const received: Received[] = [];
    servers.push(await listen(port, received));
    return received;
  }

  it('leave once, with text, HTML and the attachment', async () => {
    const received = await start();
    const messageId = await queue('elodie@test.example');
    await deliverMails(delivery());
    await deliverMails(delivery());
    expect(received).toHaveLength(1);
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    expect(mail.messageId).toBe(messageId);
    expect(mail.subject).toBe('Bonjour « Élodie »');
    expect(mail.text).toContain('Élodie');
    expect(mail.html).toContain('<p>Bonjour</p>');
    expect(mail.to?.[0]?.address).toBe('elodie@test.example');
    expect(mail.attachments[0]).toMatchObject({ filename: 'a.pdf', mimeType: 'application/pdf' });
  });

  it('wait for a server that is down, then leave', async () => {
    const messageId = await queue('elodie@test.example');
    await deliverMails(delivery());
    expect(delays).toMatchObject([{ attempts: 1, reason: 'ESOCKET' }]);
    const received = await start();
    await deliverMails(delivery());
    expect(received).toHaveLength(0);
    clock += 3_600_000;
    await deliverMails(delivery());
    expect(received.map(({ to }) => to)).toEqual(['elodie@test.example']);
    expect(received[0]?.source.toString()).toContain(messageId);
  });

  it('leave again with the same Message-ID after a crash between sending and remembering', async () => {
    const received = await start();
    const messageId = await queue('elodie@test.example');
    let crashed = false;
    const run: MailDelivery['run'] = (statement) => {
      if (crashed || statement.name === 'mark-mail-sent') {
        crashed = true;
        return Promise.reject(new Error('crash'));
      }
      return storage.database.run(statement);
    };
    await expect(deliverMails(delivery({ run }))).rejects.toThrow('crash');
    await deliverMails(delivery());
    expect(received).toHaveLength(1);
    clock += 3_600_000;
    await deliverMails(delivery());
    const mails = await Promise.all(received.map(({ source }) => PostalMime.parse(source)));
    expect(mails.map((mail) => mail.messageId)).toEqual([messageId, messageId]);
  });

  it('leave once when several processes look at the same time', async () => {
    const received = await start();
    for (let at = 0; at < 12; at += 1) await queue(`person${at}@test.example`);
    await Promise.all([1, 2, 3, 4].map(() => deliverMails(delivery())));
    expect(received.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, at) => `person${at}@test.example`).sort(),
    );
  });

  it('are dropped, and said not to have been sent, where nothing is left to say', async () => {
    const received = await start();
    const messageId = await queue('elodie@test.example');
    await deliverMails(delivery({ composers: { greeting: async () => null } }));
    await deliverMails(delivery());
    expect(received).toEqual([]);
    const [row] = await storage.database.run({
      text: 'select is_dropped, sent_at is not null as is_over from mail_outbox where message_id = $1',
      values: [messageId],
    });
    expect(row).toEqual({ is_dropped: true, is_over: true });
  });

  it('follow an address that is right since, and are said to be for it, sent or refused', async () => {
    const messageId = await queue('wrong@test.example');
    const to = 'right@test.example';
    const composers = {
      greeting: async () => ({ subject: 'Bonjour', text: 'a', html: '<p>a</p>', attachments: [], to }),
    };
    const rowOf = async (): Promise<unknown> =>
      (
        await storage.database.run({
          text: 'select recipient, sent_at is not null as is_sent, is_dropped from mail_outbox where message_id = $1',
          values: [messageId],
        })
      )[0];
    await deliverMails(delivery({ composers }));
    expect(await rowOf()).toEqual({ recipient: to, is_sent: false, is_dropped: false });
    const received = await start();
    clock += 3_600_000;
    await deliverMails(delivery({ composers }));
    expect(received.map((mail) => mail.to)).toEqual([to]);
    expect(await rowOf()).toEqual({ recipient: to, is_sent: true, is_dropped: false });
  });

  it('are postponed one by one: a bad one does not hold the others', async () => {
    const received = await start();
    await queue('bad@test.example');
    await queue('good@test.example');
    const { send } = delivery();
    await deliverMails(
      delivery({
        send: (mail) => (mail.to.startsWith('bad') ? Promise.reject(new Error('refused')) : send(mail)),
      }),
    );
    expect(received.map(({ to }) => to)).toEqual(['good@test.example']);
    expect(delays).toHaveLength(1);
  });
});
