import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { startMailServer } from '../test/start-mail-server';
import { temporaryFolder } from '../test/temporary-folder';
import { releaseMail } from './features/mail/storage/release-mail';
import { runHoldMails } from './hold-mails-command';
import type { RunStatement } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import { deliverMails } from './platform/mail/deliver-mails';
import { createSmtp } from './platform/mail/smtp';

const place = temporaryFolder();
afterAll(place.remove);

const supervisor = { agentId: '5a1f3c1e-7e0b-4a43-9d55-0d6f6b1f2c3d', sessionId: null, network: null };

async function inFolder<Answer>(
  dataDir: string,
  work: (run: RunStatement) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ databaseUrl: null, dataDir, onConnectionError: () => undefined });
  try {
    return await work(database.run);
  } finally {
    await database.close();
  }
}

async function queue(run: RunStatement): Promise<string> {
  const messageId = `<${randomUUID()}@test.example>`;
  await run({
    text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
      values ($1, 'greeting', 'elodie@test.example', '{"agentId": "${supervisor.agentId}"}', now(), now())`,
    values: [messageId],
  });
  return messageId;
}

it('has a restored installation send nothing twice, until a supervisor asks', async () => {
  const server = await startMailServer();
  const smtp = createSmtp({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'douane@test.example',
    connections: 1,
  });
  const greeting = async () => ({ subject: 'Bonjour', text: 'a', html: '<p>a</p>', attachments: [] });
  const deliver = (run: RunStatement) =>
    deliverMails({
      run,
      send: smtp.send,
      composers: { greeting },
      now: () => new Date(),
      onFailure: () => undefined,
    });
  const timesSent = (messageId: string) => server.received.filter((mail) => mail.includes(messageId)).length;

  const [lost, backup, unheld, held] = ['lost', 'backup', 'unheld', 'held'].map((name) =>
    path.join(place.folder, name),
  ) as [string, string, string, string];
  cpSync(inject('embeddedTemplate'), lost, { recursive: true });
  const messageId = await inFolder(lost, queue);
  cpSync(lost, backup, { recursive: true });
  await inFolder(lost, deliver);
  expect(timesSent(messageId)).toBe(1);

  cpSync(backup, unheld, { recursive: true });
  await inFolder(unheld, deliver);
  expect(timesSent(messageId)).toBe(2);

  cpSync(backup, held, { recursive: true });
  const environment = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: held };
  expect(await runHoldMails([], environment)).toMatchObject({
    code: 0,
    line: expect.stringMatching(/^Mails held: 1\./),
  });
  expect(await runHoldMails([], environment)).toMatchObject({ code: 0, line: 'No mail waited.' });
  await inFolder(held, async (run) => {
    const later = await queue(run);
    await deliver(run);
    expect([timesSent(messageId), timesSent(later)]).toEqual([2, 1]);
    expect(await releaseMail(run, { messageId, by: supervisor, at: new Date() })).toBe(true);
    await deliver(run);
    expect(timesSent(messageId)).toBe(3);
  });
  smtp.close();
  await server.stop();
});
