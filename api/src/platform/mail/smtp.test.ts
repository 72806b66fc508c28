import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtp } from './smtp';

const mail = {
  messageId: '<a@example.org>',
  to: 'jeanne@example.org',
  subject: 'Reçu',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  attachments: [],
};
let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that knows no encryption; gives what it was told. */
async function plainServer(): Promise<{ readonly port: number; readonly heard: () => string }> {
  let heard = '';
  server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    let isMail = false;
    socket.on('data', (chunk) => {
      heard += chunk;
      if (isMail && !String(chunk).endsWith('\r\n.\r\n')) return;
      isMail = String(chunk).startsWith('DATA');
      const isUnknown = String(chunk).startsWith('STARTTLS');
      socket.write(isMail ? '354 go on\r\n' : isUnknown ? '502 unknown\r\n' : '250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, heard: () => heard };
}

it('sends nothing in the clear when it must be encrypted', async () => {
  const { port, heard } = await plainServer();
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.org', isTlsRequired: true });
  await expect(smtp.send(mail)).rejects.toThrow();
  expect(heard()).not.toContain('jeanne');
  smtp.close();
});

it('sends to a server without encryption when it need not be', async () => {
  const { port, heard } = await plainServer();
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.org', isTlsRequired: false });
  await smtp.send(mail);
  expect(heard()).toContain('RCPT TO:<jeanne@example.org>');
  smtp.close();
});
