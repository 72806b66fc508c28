import { SMTPServer } from 'smtp-server';

/** A server of mails that takes whatever it is given. */
export interface MailServer {
  readonly port: number;
  /** What it was given, byte for byte. */
  readonly received: readonly Buffer[];
  readonly stop: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
