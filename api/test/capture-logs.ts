import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { logOptions } from '../src/platform/http/log-options';

/**
 * Everything that an application logs from now on, at the most talkative level; the function gives it so far, without the moments,
 * whose figures may be those that are looked for.
 */
export function captureLogs(app: FastifyInstance): () => string {
  let logged = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString().replaceAll(/"time":\d+,/gu, '');
      done();
    },
  });
  const options = logOptions('trace');
  const { log } = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
  app.log = log;
  app.addHook('onRequest', async (request) => {
    request.log = log;
  });
  return () => logged;
}
