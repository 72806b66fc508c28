import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '@retour/contract';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { deliverMails, type MailDelivery, type MailFailure } from './deliver-mails';
import { holdMails } from './outbox';
import { createSmtp, type Smtp } from './smtp';

function answering(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode });
}

describe.each(engines)('mails that do not leave, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let clock = Date.parse('2026-10-15T10:00:00Z');
  let server: SMTPServer | undefined;
  let smtp: Smtp | undefined;
  const failures: MailFailure[] = [];
  const received: string[] = [];

  beforeAll(async () => {
    storage = await open();
  });
  afterEach(async () => {
    smtp?.close();
    await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
    server = undefined;
    await storage.database.run({ text: 'delete from mail_outbox', values: [] });
    failures.length = 0;
    received.length = 0;
  });
  afterAll(() => storage.dispose());

  async function queue(recipient: string, composer = 'greeting'): Promise<string> {
    const messageId = `<${randomUUID()}@test.example>`;
    await storage.database.run({
      text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
        values ($1, $2, $3, '{}', $4, $4)`,
      values: [messageId, composer, recipient, new Date(clock)],
    });
    clock += 1;
    return messageId;
  }

  async function stateOf(messageId: string): Promise<object | undefined> {
    const [row] = await storage.database.run({
      text: `select attempts, given_up, given_up_at, last_error, sent_at is not null as is_sent
        from mail_outbox where message_id = $1`,
      values: [messageId],
    });
    return row;
  }

  /** A mail server that behaves so; gives how mails are delivered to it. */
  async function start(behaviour: SMTPServerOptions, connections = 1): Promise<MailDelivery> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(session.envelope.rcptTo[0]?.address ?? '');
          done();
        });
      },
      ...behaviour,
    });
    const listening = server.listen(0, '127.0.0.1');
    await new Promise<void>((resolve) => listening.once('listening', resolve));
    const address = listening.address();
    const port = typeof address === 'object' ? address?.port : 0;
    smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'douane@test.example', connections });
    const compose = async () => ({ subject: 'Bonjour', text: 'a', html: '<p>a</p>', attachments: [] });
    return {
      run: storage.database.run,
      send: smtp.send,
      now: () => new Date(clock),
      atOnce: connections,
      onFailure: (failure) => failures.push(failure),
      composers: { greeting: compose, 'password-reset': compose, 'account-validation': compose },
    };
  }

  it.each([
    ['an address that does not exist', { onRcptTo: (_to, _session, done) => done(answering(550)) }],
    [
      'a mail that the server does not want',
      {
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on('end', () => done(answering(554)));
        },
      },
    ],
  ] satisfies [string, SMTPServerOptions][])('are given up at once: %s', async (_what, behaviour) => {
    const delivery = await start(behaviour);
    const messageId = await queue('nobody@test.example');
    await deliverMails(delivery);
    expect(await stateOf(messageId)).toMatchObject({ attempts: 1, given_up: 'refused', is_sent: false });
    expect(failures).toMatchObject([{ outcome: 'refused', attempts: 1 }]);
    clock += 24 * hourMs;
    await deliverMails(delivery);
    expect(failures).toHaveLength(1);
  });

  it.each([
    ['a mailbox that is full for now', { onRcptTo: (_to, _session, done) => done(answering(452)) }],
    [
      'a server that does not know the sender',
      { onMailFrom: (_from, _session, done) => done(answering(550)) },
    ],
    ['a server that wants a password', { onMailFrom: (_from, _session, done) => done(answering(530)) }],
  ] satisfies [string, SMTPServerOptions][])(
    'are tried again, a number of times: %s',
    async (_what, behaviour) => {
      const delivery = { ...(await start(behaviour)), maxAttempts: 3 };
      const messageId = await queue('elodie@test.example');
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await deliverMails(delivery);
        clock += hourMs;
      }
      expect(failures.map(({ outcome }) => outcome)).toEqual(['postponed', 'postponed', 'dead']);
      expect(await stateOf(messageId)).toMatchObject({ attempts: 3, given_up: 'dead', is_sent: false });
      expect(received).toEqual([]);
    },
  );

  it('are held after a restoration, those that were tried and those that were not, and the next ones leave', async () => {
    const delivery = await start({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('full') ? answering(452) : null),
    });
    const tried = await queue('full@test.example');
    await deliverMails(delivery);
    const waiting = await queue('elodie@test.example');
    expect(await holdMails(storage.database.run, new Date(clock))).toBe(2);
    await queue('next@test.example');
    clock += 24 * hourMs;
    await deliverMails(delivery);
    expect(received).toEqual(['next@test.example']);
    for (const messageId of [tried, waiting])
      expect(await stateOf(messageId)).toMatchObject({ given_up: 'held', is_sent: false });
  });

  it('leave after the links that somebody waits for', async () => {
    const delivery = await start({});
    await queue('a@test.example');
    await queue('b@test.example');
    await queue('c@test.example', 'password-reset');
    await queue('d@test.example', 'account-validation');
    await deliverMails(delivery);
    expect(received).toEqual(['c@test.example', 'd@test.example', 'a@test.example', 'b@test.example']);
  });

  it('leave several at once, through as many connections, which serve again', async () => {
    let [now, most, connections] = [0, 0, 0];
    const delivery = await start(
      {
        onConnect: (_session, done) => {
          connections += 1;
          done();
        },
        onData: (stream, session, done) => {
          now += 1;
          most = Math.max(most, now);
          stream.resume();
          stream.on('end', async () => {
            await pause(20);
            now -= 1;
            received.push(session.envelope.rcptTo[0]?.address ?? '');
            done();
          });
        },
      },
      3,
    );
    for (let at = 0; at < 30; at += 1) await queue(`person${at}@test.example`);
    await deliverMails(delivery);
    expect(new Set(received).size).toBe(30);
    expect(received).toHaveLength(30);
    expect([most, connections]).toEqual([3, 3]);
  });

  it('are left to the others by a process that stops, but those that it talks of', async () => {
    let isStopping = false;
    const delivery = await start({
      onData: (stream, session, done) => {
        isStopping = true;
        stream.resume();
        stream.on('end', () => {
          received.push(session.envelope.rcptTo[0]?.address ?? '');
          done();
        });
      },
    });
    for (let at = 0; at < 10; at += 1) await queue(`person${at}@test.example`);
    await deliverMails({ ...delivery, isStopping: () => isStopping });
    expect(received).toEqual(['person0@test.example']);
    const [row] = await storage.database.run<{ waiting: number }>({
      text: 'select count(*)::int as waiting from mail_outbox where sent_at is null and attempts = 0 and next_attempt_at <= $1',
      values: [new Date(clock)],
    });
    expect(row?.waiting).toBe(9);
    await deliverMails(delivery);
    expect(received).toHaveLength(10);
  });
});
