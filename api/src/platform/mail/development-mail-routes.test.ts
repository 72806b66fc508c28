import { describe, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';
import { createDevelopmentMailbox } from './development-mailbox';

const mail = {
  to: 'elodie@test.example',
  messageId: '<1@test.example>',
  subject: '<script>alert(1)</script> & « bonjour »',
  text: '<b>texte</b>',
  html: '<p>Bonjour</p>',
  attachments: [{ filename: '"a".pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};
const production = {
  logLevel: 'silent',
  matomo: null,
  production: true,
  publicUrl: 'https://retour.test',
  exportsPerDay: 5,
  retentionDays: 30,
  metricsReaders: null,
  securityContact: null,
  draftDays: 30,
  accessLogDays: 365,
  agentReadsPerMinute: 120,
  simulationsPerMinute: 600,
  trustProxy: 0,
} as const;

describe('the development mailbox', () => {
  it('shows the mails, as text where they are text', async () => {
    const mailbox = createDevelopmentMailbox();
    const app = await startApp({ mailbox });
    expect((await app.inject('/dev/mail')).body).toContain('Aucun message');
    await mailbox.send(mail);
    await mailbox.send(mail);
    const list = await app.inject('/dev/mail');
    expect(list.body.match(/<li>/g)).toHaveLength(1);
    const address = `/dev/mail/${encodeURIComponent(mail.messageId)}`;
    const shown = await app.inject(address);
    expect(shown.body).not.toContain('<script>');
    expect(shown.body).toContain('&lt;b&gt;texte');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    const html = await app.inject(`${address}/html`);
    expect(html.body).toBe(mail.html);
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect((await app.inject(`${address}/0`)).headers['content-type']).toBe('application/pdf');
    for (const path of [`${address}/1`, '/dev/mail/nobody']) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
    await app.close();
  });

  it('does not exist in production', async () => {
    const app = await startApp({ mailbox: createDevelopmentMailbox(), environment: production });
    expect((await app.inject('/dev/mail')).statusCode).toBe(404);
    await app.close();
  });
});
