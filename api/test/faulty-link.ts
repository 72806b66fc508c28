import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What befalls a message between a service and its database. `reset before`: it never arrives, and the connection is reset. `cut before the
 * answer`: it arrives and is done, and the connection is reset before anybody hears of it. `late`: the answer takes a while. `silent`: the
 * connection stays open, and nothing comes through any more, in either direction.
 */
export const linkFaults = ['reset before', 'cut before the answer', 'late', 'silent'] as const;
export type LinkFault = (typeof linkFaults)[number];

export interface FaultyLink {
  readonly port: number;
  /** The next questions, so many of them, meet this fault. */
  readonly strike: (fault: LinkFault, times: number) => void;
  /** How often each fault struck. */
  readonly struck: ReadonlyMap<LinkFault, number>;
  readonly close: () => Promise<void>;
}

const lateMs = 300;

export async function openFaultyLink(targetPort: number): Promise<FaultyLink> {
  const sockets = new Set<Socket>();
  const struck = new Map<LinkFault, number>();
  let next: { fault: LinkFault; times: number } | null = null;

  /** The fault that a question meets; null for most. */
  function draw(): LinkFault | null {
    if (next === null || next.times === 0) return null;
    next.times -= 1;
    struck.set(next.fault, (struck.get(next.fault) ?? 0) + 1);
    return next.fault;
  }

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    let met: LinkFault | null = null;
    const end = (): void => {
      near.resetAndDestroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.once('close', () => {
        sockets.delete(socket);
        // Of a silent connection, neither end learns that the other one left.
        if (met !== 'silent') end();
      });
    }
    near.on('data', (chunk) => {
      if (met === 'silent') return;
      met = draw();
      if (met === 'reset before') end();
      else if (met !== 'silent') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (met === 'cut before the answer') end();
      else if (met === 'late') setTimeout(() => near.write(chunk), lateMs);
      else if (met === null) near.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    strike: (fault, times) => {
      next = { fault, times };
    },
    struck,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
