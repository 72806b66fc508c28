import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Works on one request of a connection at a time. Node hands over at once those that a client sends without waiting
 * (pipelining), and never tells those behind the first that the client has left: they are told here.
 */
export function answerInTurn(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>();

  function queueOf(socket: Socket): Set<ServerResponse> {
    const already = queues.get(socket);
    if (already !== undefined) return already;
    const queue = new Set<ServerResponse>();
    queues.set(socket, queue);
    socket.once('close', () => {
      for (const answer of queue) answer.destroy().emit('close');
      queue.clear();
    });
    return queue;
  }

  app.addHook('onRequest', (request, reply, done) => {
    const answer = reply.raw;
    if (answer.socket !== null) {
      done();
      return;
    }
    const queue = queueOf(request.raw.socket);
    queue.add(answer);
    // Node gives an answer its socket when the one before it is over.
    answer.once('socket', () => {
      queue.delete(answer);
      done();
    });
  });
}
