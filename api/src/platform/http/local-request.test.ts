import { expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';
import { createDevelopmentMailbox } from '../mail/development-mailbox';
import { isLocalRequest } from './local-request';

it.each([
  [{ host: 'localhost:3000' }, true],
  [{ host: '127.0.0.1' }, true],
  [{ host: '[::1]:3000' }, true],
  [{}, false],
  [{ host: '' }, false],
  [{ host: '192.0.2.1:3000' }, false],
  [{ host: 'localhost.example' }, false],
  [{ host: 'localhost@example.org' }, false],
  [{ host: 'rebound.example:3000' }, false],
  [{ host: 'localhost', 'x-forwarded-for': '192.0.2.1' }, false],
  [{ host: 'localhost', 'x-forwarded-host': 'retour.example' }, false],
  [{ host: 'localhost', 'x-forwarded-proto': 'https' }, false],
  [{ host: 'localhost', forwarded: 'for=192.0.2.1' }, false],
  [{ host: 'localhost', via: '1.1 proxy' }, false],
  [{ host: 'localhost', 'x-real-ip': '192.0.2.1' }, false],
])('%o: %s', (headers, isLocal) => {
  expect(isLocalRequest({ headers })).toBe(isLocal);
});

it.each(['/dev/mail', '/dev/mail/', '/dev/mail/%3C1%40test.example%3E', '/api/metrics'])(
  '%s is for the machine itself',
  async (url) => {
    const mailbox = createDevelopmentMailbox();
    await mailbox.send({
      to: 'elodie@test.example',
      messageId: '<1@test.example>',
      subject: 'Bonjour',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
      attachments: [],
    });
    const app = await startApp({ mailbox });
    const statusFor = async (headers: Record<string, string>) =>
      (await app.inject({ url, headers })).statusCode;
    expect(await statusFor({ host: 'localhost:3000' })).toBe(200);
    expect(await statusFor({ host: 'rebound.example' })).toBe(404);
    expect(await statusFor({ host: 'localhost:3000', via: '1.1 proxy' })).toBe(404);
    await app.close();
  },
);
