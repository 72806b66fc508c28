import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifySerializerCompiler,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { type ReadCaller, readPublicCaller } from '../caller';
import { answerClientError } from './client-error';
import { compileSchema } from './compile-schema';
import { handleError } from './error-handler';
import { parseJsonBodies } from './json-body';
import { logOptions } from './log-options';
import { recordRouteMethods } from './route-methods';
import { validationProblem } from './validation-problem';

export interface HttpServerOptions {
  readonly logLevel: string;
  readonly trustProxy: number;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Checks each answer against the contract: for tests, it costs a third of the throughput. */
  readonly checkAnswers: boolean;
  readonly isDraining: () => boolean;
  /** Tells who calls; everybody is the public without it. */
  readonly readCaller?: ReadCaller;
}

const bodyLimit = 256 * 1024;
const maxParamLength = 200;
/** A connection that is answered, or waits to be, ends when no byte goes through it for that long (connectionTimeout). */
const timeouts = { connectionTimeout: 60_000, keepAliveTimeout: 65_000 } as const;

/** How often Node looks for requests that take too long to come (`maxRequestMs`), in milliseconds. */
const connectionsCheckingInterval = 500;

const stringify: FastifySerializerCompiler<unknown> = () => JSON.stringify;

/** Our own hooks log requests; an answer that breaks off is told too, with its cause. */
class FaultLog extends LogController {
  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.warn({ err: error }, 'an answer broke off');
  }
}

/** A Fastify that answers problem details for every fault, logs nobody, and validates with the contract's schemas. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    ...timeouts,
    http: { connectionsCheckingInterval },
    logger: logOptions(options.logLevel),
    logController: new FaultLog({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { maxParamLength: maxParamLength },
    trustProxy: (_address: string, hop: number) => hop < options.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => {
      reply.headers(options.headers);
      handleError(error, _request, reply);
    },
  });
  app.setValidatorCompiler<z.$ZodType>(({ schema }) => {
    const compiled = compileSchema(schema);
    return (data) => {
      const result = safeParse(compiled, data);
      return result.success ? { value: result.data } : { error: validationProblem(result.error.issues) };
    };
  });
  app.setSerializerCompiler(options.checkAnswers ? serializerCompiler : stringify);
  app.setErrorHandler(handleError);
  parseJsonBodies(app);
  recordRouteMethods(app);
  app.decorate('readCaller', options.readCaller ?? readPublicCaller);
  // Node writes the bytes of a long French text several times faster than the text itself.
  app.addHook<unknown>('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(options.headers);
    reply.header('x-request-id', request.id);
    if (options.isDraining()) reply.header('connection', 'close');
    done();
  });
  return app;
}
