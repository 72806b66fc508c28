import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** For data that thousands of phones read and that rarely changes: smaller is worth some milliseconds. */
const brotliQuality = 5;

/** Lets routes compress their answers; none does unless it asks. */
export async function allowCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
}
