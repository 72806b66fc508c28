import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address of its own that leads to the product: for who uses it, a line that is cut is a product that stopped. */
export interface Line {
  readonly origin: string;
  /** Ends the connections, and refuses those that come; cut already, it stays so. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Opens a line to the product that all tests share: starting one more takes seconds, and twice to see it come back. */
export async function openLine(product: string): Promise<Line> {
  const { hostname, port: productPort } = new URL(product);
  const sockets = new Set<Socket>();
  const join = (visitor: Socket): void => {
    const served = connect({ host: hostname, port: Number(productPort) });
    const bothEnds = [visitor, served];
    for (const socket of bothEnds) {
      sockets.add(socket);
      // Whichever ends first, and however, the other does.
      socket
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(socket);
          for (const end of bothEnds) end.destroy();
        });
    }
    visitor.pipe(served).pipe(visitor);
  };
  const server = createServer(join);
  const listen = async (port: number): Promise<void> => {
    await once(server.listen(port), 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${hostname}:${port}`,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
