import type { FastifyReply } from 'fastify';

/** Aborts when the client leaves before its answer is over. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
