import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './error-handler';
import { ProblemError } from './problem-error';

/** 405 with the methods of a known address, 404 for any other. */
export function refuseUnknownAddress(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  const methods = app.routeMethods.of(path);
  if (methods.length === 0) return sendProblem(reply, new ProblemError('not-found'));
  const headers = { allow: methods.join(', ') };
  return sendProblem(reply, new ProblemError('method-not-allowed', { headers }));
}
