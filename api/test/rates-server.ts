import { createServer, type RequestListener } from 'node:http';

export interface RatesServer {
  readonly url: string;
  /** What the next readings get. */
  readonly answerWith: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

export function sendXml(text: string): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(text);
}

/** A central bank of our own, on the loopback. */
export async function startRatesServer(): Promise<RatesServer> {
  let answer: RequestListener = sendXml('');
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    answerWith: (listener) => {
      answer = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
