import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { recordMails } from '../../../test/record-mails';
import { deliverMails } from '../../platform/mail/deliver-mails';
import { createSmtp } from '../../platform/mail/smtp';
import { contactMailComposers } from './contact-mails';

interface Received {
  readonly recipients: readonly string[];
  readonly source: string;
  readonly email: Email;
}

describe.each(engines)('messages to the support, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let server: SMTPServer;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  let woken = 0;
  const received: Received[] = [];
  const now = () => new Date(clock);

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(
      storage,
      { now, supportEmail: 'support@example.gouv.example' },
      {
        onMailQueued: () => {
          woken += 1;
        },
      },
    );
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const source = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ recipients, source, email: await PostalMime.parse(source) });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    received.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await api.app.close();
    await storage.dispose();
  });

  async function deliver(): Promise<readonly Received[]> {
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Retour <rf@example.org>' });
    const delays: object[] = [];
    await deliverMails({
      run: storage.database.run,
      composers: contactMailComposers,
      send: recordMails(smtp.send),
      now,
      onFailure: (delay) => delays.push(delay),
    });
    smtp.close();
    expect(delays).toEqual([]);
    return [...received].sort((a, b) => (a.recipients[0] ?? '').localeCompare(b.recipients[0] ?? ''));
  }

  /** Nothing that an earlier test queued is counted. */
  async function deliverWhatWaits(): Promise<void> {
    await deliver();
    received.length = 0;
  }

  let agents = 0;
  const newAgent = (firstName = 'Claire', lastName = 'Martin') => {
    agents += 1;
    return insertAgent(storage.database.run, { firstName, lastName, email: `claire${agents}@example.org` });
  };
  const write = (
    agent: string,
    subject: string,
    message = 'Bonjour,\nle <b>code</b> ne se lit pas.',
    messageId?: string,
  ) => api.call('POST', '/api/contact/', { agent, body: { subject, message, messageId } });

  it('reach the support with a copy to their author, who is answered', async () => {
    const agent = await newAgent('Zoé', 'L’Œillet');
    const answer = await write(agent, ' Code illisible ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ accepted: true });
    expect(woken).toBeGreaterThan(0);
    const [copy, message] = await deliver();
    expect(received).toHaveLength(2);
    const address = `claire${agents}@example.org`;
    expect(message).toMatchObject({
      recipients: ['support@example.gouv.example'],
      email: { subject: 'Code illisible', replyTo: [{ name: 'Zoé L’Œillet', address }] },
    });
    expect(message?.email.text).toContain(`Message de Zoé L’Œillet (${address})`);
    expect(message?.email.text).toContain('Bonjour,\nle <b>code</b> ne se lit pas.');
    expect(message?.email.html).toContain('le &lt;b&gt;code&lt;/b&gt; ne se lit pas.');
    expect(copy).toMatchObject({ recipients: [address], email: { subject: 'Copie\u00a0: Code illisible' } });
    expect(copy?.email.replyTo).toBeUndefined();
    expect(copy?.email.text).toContain('Bonjour,\nle <b>code</b> ne se lit pas.');
    await deliver();
    expect(received).toHaveLength(2);
  });

  it.each([
    'a\nTo: x',
    'a\r\nX: y',
    'a\rX: y',
    'a\u2028b',
    'a\tb',
    'a\0b',
    'a\u202Eb',
    '\uD800',
    '   ',
    'a'.repeat(121),
  ])('refuse the subject %j', async (subject) => {
    const answer = await write(await newAgent(), subject);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('subject');
    expect(await deliver()).toEqual([]);
  });

  it('carry no header from a name either', async () => {
    const agent = await newAgent('Claire\r\nBcc: all@example.org', 'Martin" <x@example.org>, "');
    await write(agent, 'Bonjour');
    const [, message] = await deliver();
    expect(received.flatMap(({ recipients }) => recipients)).toHaveLength(2);
    expect(message?.email.bcc ?? []).toEqual([]);
    expect(message?.email.replyTo).toHaveLength(1);
    expect(message?.email.replyTo?.[0]?.address).toBe(`claire${agents}@example.org`);
  });

  it('are queued once when they are sent again, ten an hour for an agent', async () => {
    const agent = await newAgent();
    await Promise.all([write(agent, 'Un'), write(agent, 'Un'), write(agent, 'Un')]);
    expect(await deliver()).toHaveLength(2);
    for (let sent = 1; sent < 10; sent += 1)
      expect((await write(agent, `Message ${sent}`)).statusCode).toBe(200);
    const refused = await write(agent, 'Encore');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json().code).toBe('too-many-messages');
    expect((await write(await newAgent(), 'Un autre agent')).statusCode).toBe(200);
    clock += 3_600_000;
    expect((await write(agent, 'Plus tard')).statusCode).toBe(200);
  });

  it('are one when a lost answer has them sent again, even in the next hour, and another one once they are written anew', async () => {
    const agent = await newAgent();
    await deliverWhatWaits();
    const id = randomUUID();
    const again = () => write(agent, 'Panne', 'La page est blanche.', id);
    clock = Date.parse('2026-11-22T10:59:30Z');
    await again();
    clock = Date.parse('2026-11-22T11:00:30Z');
    expect((await again()).statusCode).toBe(200);
    expect(await deliver()).toHaveLength(2);
    await write(agent, 'Panne', 'La page est blanche, puis noire.', id);
    expect(await deliver()).toHaveLength(4);
    await write(agent, 'Panne', 'La page est blanche.', randomUUID());
    expect(await deliver()).toHaveLength(6);
    await write(await newAgent(), 'Panne', 'La page est blanche.', id);
    expect(await deliver()).toHaveLength(8);
    expect((await write(agent, 'Panne', 'La page est blanche.', 'un')).statusCode).toBe(422);
  });

  it('that are the last of the hour are told to be queued when they are sent again', async () => {
    const agent = await newAgent();
    await deliverWhatWaits();
    for (let sent = 1; sent < 10; sent += 1) await write(agent, `Message ${sent}`);
    const last = [agent, 'Le dernier', 'Bonjour', randomUUID()] as const;
    expect((await write(...last)).statusCode).toBe(200);
    expect((await write(...last)).statusCode).toBe(200);
    expect((await write(agent, 'Un de plus')).statusCode).toBe(429);
    expect(await deliver()).toHaveLength(20);
  });

  it('are for agents', async () => {
    const body = { subject: 'Bonjour', message: 'Bonjour' };
    expect((await api.call('POST', '/api/contact/', { body })).statusCode).toBe(401);
    expect((await write('nobody', 'Bonjour')).statusCode).toBe(401);
    const empty = await api.call('POST', '/api/contact/', { agent: await newAgent(), body: {} });
    expect(empty.json().errors.map(({ path }: { path: string }) => path)).toEqual(['subject', 'message']);
  });
});
