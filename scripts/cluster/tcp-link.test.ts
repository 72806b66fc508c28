import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTcpLink, type TcpLink } from './tcp-link';

let echo: Server;
let link: TcpLink;
beforeAll(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  link = await openTcpLink((echo.address() as AddressInfo).port);
});
afterAll(async () => {
  await link.close();
  echo.close();
});

/** What comes back of a word, or nothing within a moment. */
async function say(word: string): Promise<string> {
  const socket = connect(link.port, '127.0.0.1').on('error', () => undefined);
  socket.write(word);
  const answer = once(socket, 'data').then(String, () => '');
  const told = await Promise.race([answer, delay(300, '')]);
  socket.destroy();
  return told;
}

it('passes what is said, keeps silent while it is cut, and passes again', async () => {
  expect(await say('one')).toBe('one');
  link.cut();
  expect(await say('two')).toBe('');
  link.restore();
  expect(await say('three')).toBe('three');
});

it('silences a connection that was open, and ends it when it is restored', async () => {
  const socket = connect(link.port, '127.0.0.1').on('error', () => undefined);
  socket.write('before');
  await once(socket, 'data');
  link.cut();
  const heard: string[] = [];
  socket.on('data', (chunk) => heard.push(String(chunk)));
  socket.write('during');
  await delay(200);
  expect(heard).toEqual([]);
  const closed = once(socket, 'close');
  link.restore();
  await closed;
  expect(heard).toEqual([]);
});
