import type { FastifyInstance } from 'fastify';

/**
 * Works on one request of a connection at a time. Node hands over at once those that a client sends without waiting
 * (pipelining), and never tells those behind the first that the client has left: what they hold would be held for ever.
 */
export function answerInTurn(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // Node gives an answer its socket when the one before it is over.
    if (reply.raw.socket === null) reply.raw.once('socket', () => done());
    else done();
  });
}
