import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** As much of a file is read at once. */
const partBytes = 64 * 1024;

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += partBytes) {
    yield bytes.subarray(start, start + partBytes);
  }
}

/**
 * The same answer, handed over part by part when it is long, as its visitor reads it: of one that is handed over whole, nobody
 * can tell how much has left before all has.
 */
export function inParts(reply: FastifyReply, payload: unknown): unknown {
  if (!Buffer.isBuffer(payload) || payload.length <= partBytes) return payload;
  reply.header('content-length', payload.length);
  return Readable.from(partsOf(payload), { objectMode: false });
}
