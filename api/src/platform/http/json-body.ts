import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';
import { type BodyFault, readWhole } from './read-whole';

const problemOfFault = { 'too-long': 'body-too-large', cut: 'malformed-json' } as const satisfies Record<
  BodyFault,
  string
>;

/** JSON in well-formed UTF-8 only, without keys that would reach an object's prototype. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions;
    const announced = Number(request.headers['content-length']);
    if (announced > bodyLimit) return done(new ProblemError('body-too-large'));
    readWhole(payload, bodyLimit).then((body) => {
      if (!Buffer.isBuffer(body)) return done(new ProblemError(problemOfFault[body]));
      if (!Number.isNaN(announced) && body.length !== announced) {
        return done(new ProblemError('malformed-request'));
      }
      if (!isUtf8(body)) return done(new ProblemError('malformed-json'));
      return parse(request, body.toString('utf8'), done);
    }, done);
  });
}
