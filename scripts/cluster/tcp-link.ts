import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A cable between two programs of this machine, which can be pulled out. */
export interface TcpLink {
  readonly port: number;
  /** Nothing passes any more, in either direction: connections stay open and silent, new ones too. */
  readonly cut: () => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

export async function openTcpLink(targetPort: number): Promise<TcpLink> {
  let isCut = false;
  const sockets = new Set<Socket>();

  function hold(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    if (isCut) socket.pause();
  }

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      hold(one);
      one.on('data', (chunk) => {
        if (!other.write(chunk) && !isCut) one.pause();
      });
      other.on('drain', () => {
        if (!isCut) one.resume();
      });
      one.once('end', () => other.end());
      one.once('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isCut = false;
      // What waited meanwhile is of another time: both ends connect anew.
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
