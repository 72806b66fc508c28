import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPolled } from '../http/overload';
import { firstServerError } from '../http/recent-requests';
import type { OpenSpan, Tracing } from './tracing';

/**
 * A span for each request but those of probes, under the route's pattern: never the address that was typed, nor who asked.
 * Comes after what has requests wait for their turn, which goes on in another one's steps.
 */
export function traceRequests(app: FastifyInstance, { open }: Pick<Tracing, 'open'>): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (isPolled(request)) {
      done();
      return;
    }
    const route = routeOptions.url ?? 'unmatched';
    const span = open({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    spans.set(request, span);
    // Not onResponse, which says nothing of the clients that leave.
    reply.raw.once('close', () => {
      const status = reply.statusCode;
      span.end({
        attributes: { 'http.response.status_code': status },
        isFailed: status >= firstServerError || !reply.raw.writableFinished,
      });
    });
    span.within(done);
  });
  // The body comes by steps of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.within(done);
  });
}
