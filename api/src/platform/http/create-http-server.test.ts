import { Readable, Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server';
import { logOptions } from './log-options';
import { createMetrics, observeRequests } from './metrics';

async function* breakingOff(): AsyncGenerator<string> {
  yield 'the beginning';
  throw Object.assign(new Error('Élodie Dupont, elodie@exemple.fr'), { code: '57P01' });
}

let app: FastifyInstance;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = createHttpServer({
    logLevel: 'silent',
    trustProxy: 0,
    headers: {},
    checkAnswers: false,
    isDraining: () => false,
  });
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const options = logOptions('info');
  const { log } = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
  app.addHook('onRequest', async (request) => {
    request.log = log;
  });
  observeRequests(app, createMetrics());
  app.get('/list/:name', (_request, reply) => reply.send(Readable.from(breakingOff())));
  await app.ready();
});
afterAll(() => app.close());

it('says that an answer broke off and why, without what the fault or the address quotes', async () => {
  await expect(app.inject('/list/Dupont')).rejects.toThrow();
  const [fault, request] = lines;
  expect(fault).toMatchObject({ msg: 'an answer broke off', err: { message: '57P01' } });
  expect(request).toMatchObject({ msg: 'cut short', method: 'GET', route: '/list/:name', stage: 'answer' });
  expect(JSON.stringify(lines)).not.toMatch(/dupont|lodie/i);
});
