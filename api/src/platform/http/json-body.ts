import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';

/** JSON in well-formed UTF-8 only, without keys that would reach an object's prototype. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (!isUtf8(bytes)) return done(new ProblemError('malformed-json'));
    parse(request, bytes.toString('utf8'), done);
  });
}
