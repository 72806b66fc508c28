import { problemMediaType } from '@retour/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError, TooSlowError } from '../database/database';
import { isDatabaseUnavailable } from '../database/unavailable';
import type { ProblemCode } from './problem-catalogue';
import { ProblemError } from './problem-error';
import { isNavigation, problemPage, problemPagePolicy } from './problem-page';
import { noteRefusal } from './recent-requests';

/** Fastify's own refusals, by their code. */
const problemOfFastifyCode: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/** Bad input that Fastify words with a status and no code of its own. */
const problemOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-json',
  408: 'request-timeout',
  412: 'precondition-failed',
  413: 'body-too-large',
  415: 'unsupported-media-type',
};

function asProblem(error: FastifyError): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof TooSlowError) return new ProblemError('too-broad');
  if (error instanceof BusyError) return new ProblemError('overloaded', { headers: { 'retry-after': '5' } });
  if (isDatabaseUnavailable(error)) return new ProblemError('not-ready', { headers: { 'retry-after': '2' } });
  const code = problemOfFastifyCode[error.code] ?? problemOfStatus[error.statusCode ?? 0];
  return code === undefined ? null : new ProblemError(code);
}

/** What a route had said of the document that it was about to send. */
const documentHeaders = ['content-disposition', 'etag'] as const;

/** To a program as problem details, to a person who followed a link as a page. */
export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  if (error.isForAMoment) noteRefusal(reply.raw);
  for (const name of documentHeaders) reply.removeHeader(name);
  reply.code(error.status).headers({ 'cache-control': 'no-store', ...error.headers });
  if (isNavigation(reply.request)) {
    return reply
      .header('content-security-policy', problemPagePolicy)
      .type('text/html; charset=utf-8')
      .send(Buffer.from(problemPage(error.problem)));
  }
  return (
    reply
      .type(problemMediaType)
      // Bytes, so that Fastify adds no charset parameter, which this media type does not have.
      .send(Buffer.from(JSON.stringify(error.problem)))
  );
}

/** Every error leaves as a problem; what was not foreseen is logged and says nothing of itself. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem !== null) return sendProblem(reply, problem);
  request.log.error({ err: error }, 'unexpected error');
  return sendProblem(reply, new ProblemError('internal-error'));
}
