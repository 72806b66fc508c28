import { afterEach, expect, it } from 'vitest';
import { type RatesServer, sendXml, startRatesServer } from '../../../test/rates-server';
import { download, downloadLimits } from './download';

const servers: RatesServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(): Promise<RatesServer> {
  const server = await startRatesServer();
  servers.push(server);
  return server;
}

it.each([301, 302, 303, 307, 308])('goes nowhere that a %i leads', async (status) => {
  const [bank, elsewhere] = await Promise.all([start(), start()]);
  let asked = 0;
  elsewhere.answerWith((request, response) => {
    asked += 1;
    sendXml('<elsewhere/>')(request, response);
  });
  bank.answerWith((_request, response) => response.writeHead(status, { location: elsewhere.url }).end());
  await expect(download(bank.url, downloadLimits)).rejects.toThrow(`the server answered ${status}`);
  expect(asked).toBe(0);
});
