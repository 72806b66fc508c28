import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from './if-none-match';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface PackedAnswer {
  readonly tag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

/** Done once an answer, beside the event loop: a smaller file is worth some tenths of a second. */
const brotliQuality = 9;

async function pack(answer: object): Promise<PackedAnswer> {
  const identity = Buffer.from(JSON.stringify(answer));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  // One body in several encodings: the tag is weak, the bytes differ.
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { tag, bytes: { br, gzip: zipped, identity } };
}

const known = new WeakMap<object, Promise<PackedAnswer>>();

/** The bytes of an answer that never changes, made once in each encoding. */
export function packAnswer(answer: object): Promise<PackedAnswer> {
  let packed = known.get(answer);
  if (packed === undefined) {
    packed = pack(answer);
    known.set(answer, packed);
  }
  return packed;
}

/** What a caller prefers among our encodings, by its `Accept-Encoding` (RFC 9110 §12.5.3); ours first among equals. */
export function preferredEncoding(header: string | undefined): Encoding {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const others = qualities.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestQuality = qualities.get('identity') ?? 0;
  for (const encoding of ['gzip', 'br'] as const) {
    const quality = qualities.get(encoding) ?? others;
    if (quality > 0 && quality >= bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}

/** Sends an answer that stays the same object as long as it does not change; 304 to who already holds it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const { tag, bytes } = await packAnswer(answer);
  reply.headers({ etag: tag, vary: 'accept-encoding' });
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes[encoding]);
}
