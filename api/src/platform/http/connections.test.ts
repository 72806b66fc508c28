import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { Connections } from './connections';

let server: Server | undefined;
afterEach(() => server?.close());

/** A connection handed to the server, as Node lets it be: no machine has two networks of IPv6 of its own. */
class Visit extends Duplex {
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    this.remoteAddress = remoteAddress;
    server?.emit('connection', this);
  }
}

it('takes the room from the subscriber who holds the most, whichever of its IPv6 addresses it comes from', () => {
  server = createServer();
  const connections = new Connections(server, { maxConnections: 6, maxUnanswered: 1 });
  const others = ['2001:db8:1:2::1', '2001:db8:1:3::1', '192.0.2.7'].map((address) => new Visit(address));
  const crowd = Array.from({ length: 20 }, (_, index) => new Visit(`2001:db8:9:9::${index.toString(16)}`));
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(crowd.filter(({ destroyed }) => !destroyed)).toHaveLength(3);
  expect(connections.count).toBe(6);
});

it('tells apart those who come by IPv4 to a server of both', () => {
  server = createServer();
  const connections = new Connections(server, { maxConnections: 4, maxUnanswered: 1 });
  const other = new Visit('::ffff:192.0.2.7');
  const crowd = Array.from({ length: 20 }, () => new Visit('::ffff:192.0.2.8'));
  expect(other.destroyed).toBe(false);
  expect(crowd.filter(({ destroyed }) => !destroyed)).toHaveLength(3);
  expect(connections.count).toBe(4);
});

describe('connections held from many networks, one each', () => {
  const bounds = { maxConnections: 40, maxUnanswered: 1 };
  const household = '192.0.2.7';
  const other = (index: number): string => `198.51.${index >> 8}.${index & 255}`;

  /** Somebody who asks, and is answered. */
  function ask(visit: Visit, connections: Connections): void {
    connections.tell(visit, true);
    connections.tell(visit, false);
  }

  it('are ended before those of a household that has asked, when they never did', () => {
    server = createServer();
    const connections = new Connections(server, bounds);
    const own = Array.from({ length: 10 }, () => new Visit(household));
    for (const visit of own) ask(visit, connections);
    const silent = Array.from({ length: 300 }, (_, index) => new Visit(other(index)));
    expect(own.filter(({ destroyed }) => destroyed)).toEqual([]);
    expect(silent.filter(({ destroyed }) => !destroyed)).toHaveLength(30);
  });

  it('leave a household the time to ask, even when they have asked once', () => {
    server = createServer();
    const connections = new Connections(server, bounds);
    for (let index = 0; index < 40; index += 1) ask(new Visit(other(index)), connections);
    for (let round = 0; round < 20; round += 1) {
      const come = [new Visit(household), new Visit(household), new Visit(household)];
      expect(come.filter(({ destroyed }) => destroyed)).toEqual([]);
      for (const visit of come) {
        ask(visit, connections);
        visit.destroy();
      }
    }
  });
});

it('lets nothing be made of one request too many, nor of those that came in the same bytes', async () => {
  let begun = 0;
  server = createServer(() => {
    begun += 1;
  });
  new Connections(server, { maxConnections: 4, maxUnanswered: 3 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined).resume();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  await once(socket, 'close');
  expect(begun).toBe(3);
});
