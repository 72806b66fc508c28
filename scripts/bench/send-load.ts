import { connect } from 'node:net';

/** Answers counted by one run of a load. */
export interface Load {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  readonly connections: number;
  readonly seconds: number;
}

const headersEnd = '\r\n\r\n';

function requestBytes({ path, body }: LoadOptions): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}${headersEnd}${body}`,
  );
}

/** Sends one request again and again over kept-alive raw sockets: cheaper than an HTTP client, so that the server is what is measured. */
export async function sendLoad(options: LoadOptions): Promise<Load> {
  const bytes = requestBytes(options);
  const start = performance.now();
  const end = start + options.seconds * 1_000;
  let answered = 0;
  let failed = 0;

  function client(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(options.port, '127.0.0.1', () => socket.write(bytes));
      let missing = -1;
      socket.setNoDelay(true);
      socket.once('error', () => socket.destroy());
      socket.once('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing === -1) {
          const text = chunk.toString('latin1');
          const headers = text.indexOf(headersEnd);
          const length = /content-length: (\d+)/i.exec(text)?.[1];
          if (headers === -1 || length === undefined) {
            failed += 1;
            socket.destroy();
            return;
          }
          if (text.startsWith('HTTP/1.1 200')) answered += 1;
          else failed += 1;
          missing = headers + headersEnd.length + Number(length);
        }
        missing -= chunk.length;
        if (missing > 0) return;
        missing = -1;
        if (performance.now() < end) socket.write(bytes);
        else socket.end();
      });
    });
  }

  await Promise.all(Array.from({ length: options.connections }, client));
  return { answered, failed, seconds: (performance.now() - start) / 1_000 };
}
