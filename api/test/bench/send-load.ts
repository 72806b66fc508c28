import { connect } from 'node:net';

/** Answers counted by one run of a load. */
export interface Load {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  /** Of each answer, in milliseconds, from the first byte sent to the last one received. */
  readonly durations: readonly number[];
}

export interface LoadOptions {
  readonly port: number;
  /** Bytes of the next request, each answered before its connection sends another. */
  readonly nextRequest: () => Buffer;
  readonly connections: number;
  readonly seconds: number;
}

export interface JsonRequest {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const headersEnd = '\r\n\r\n';

/** A request of JSON as it goes over the wire. */
export function requestBytes({ method, path, headers = {}, body }: JsonRequest): Buffer {
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head =
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `${own.join('')}content-length: ${body.length}${headersEnd}`;
  return Buffer.concat([Buffer.from(head), body]);
}

/**
 * Sends requests one after another over each of some kept-alive raw sockets: cheaper than an HTTP client, so that the
 * server is what is measured. Any answer but a 200 is a failure.
 */
export async function sendLoad({ port, nextRequest, connections, seconds }: LoadOptions): Promise<Load> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  const durations: number[] = [];
  let failed = 0;

  function client(): Promise<void> {
    return new Promise((resolve) => {
      let sentAt = 0;
      let missing = -1;
      const socket = connect(port, '127.0.0.1', send);
      function send(): void {
        sentAt = performance.now();
        socket.write(nextRequest());
      }
      socket.setNoDelay(true);
      socket.once('error', () => socket.destroy());
      socket.once('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing === -1) {
          const headers = chunk.indexOf(headersEnd);
          const head = chunk.toString('latin1', 0, Math.max(headers, 0));
          const length = /content-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined || !head.startsWith('HTTP/1.1 200')) {
            failed += 1;
            socket.destroy();
            return;
          }
          missing = headers + headersEnd.length + Number(length);
        }
        missing -= chunk.length;
        if (missing > 0) return;
        missing = -1;
        const now = performance.now();
        durations.push(now - sentAt);
        if (now < end) send();
        else socket.end();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, client));
  return { answered: durations.length, failed, seconds: (performance.now() - start) / 1_000, durations };
}
