import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';

const stackFrame = /^\s+at /;

/** Where an error arose, without its message: messages of the database quote what people typed. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => stackFrame.test(line))
    .join('\n');
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}

export function describeError(error: Error): { type: string; message: string; stack: string } {
  const code = codeOf(error) ?? codeOf(error.cause);
  return { type: error.name, message: code ?? '', stack: framesOf(error) };
}

/** Logs hold routes, statuses and durations: no address, query, body or header of anyone. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/** The log of what happens before there is a server, in the same form. */
export function createLog(level: string): FastifyBaseLogger {
  return Fastify({ logger: logOptions(level) }).log;
}
