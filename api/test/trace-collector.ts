import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CollectedSpan {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Sending {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

export interface TraceCollector {
  readonly url: string;
  /** Everything that was sent, as it was. */
  readonly text: () => string;
  readonly names: () => readonly string[];
  /** The name of the span below which the first one of a name stands. */
  readonly parentOf: (name: string) => string | undefined;
  readonly close: () => Promise<void>;
}

/** Takes traces over HTTP as collectors do (OTLP), and keeps them. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const spans = (): readonly CollectedSpan[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sending).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    names: () => spans().map(({ name }) => name),
    parentOf: (name) => {
      const child = spans().find((span) => span.name === name);
      return spans().find(({ spanId }) => spanId === child?.parentSpanId)?.name;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
