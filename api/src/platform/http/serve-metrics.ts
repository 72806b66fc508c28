import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isDirectRequest, isLocalRequest } from './local-request';
import { isLoopback } from './loopback';
import type { Metrics } from './metrics';
import { answeredUnderPressure } from './overload';

/** Who may read the measures besides the machine itself: who calls from one of these networks, with this token. */
export interface MetricsReaders {
  readonly token: string;
  /** `192.0.2.0/24`, `2001:db8::/32` or one address. */
  readonly networks: readonly string[];
}

const largestPrefix = { ipv4: 32, ipv6: 128 } as const;

/** A network as the list of blocks wants it; null when it is none. */
function readNetwork(text: string): readonly [string, number, 'ipv4' | 'ipv6'] | null {
  const [address = '', prefix] = text.split('/', 2);
  const kind = isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : null;
  if (kind === null) return null;
  if (prefix === undefined) return [address, largestPrefix[kind], kind];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= largestPrefix[kind]
    ? [address, Number(prefix), kind]
    : null;
}

export function isNetwork(text: string): boolean {
  return readNetwork(text) !== null;
}

function isToken(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => hash('sha256', text, 'buffer'));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Whether the one at the other end of the connection is one of these readers: what a proxy says of it is not believed. */
function reading({ token, networks }: MetricsReaders): (request: IncomingMessage) => boolean {
  const blocks = new BlockList();
  for (const network of networks.map(readNetwork)) if (network !== null) blocks.addSubnet(...network);
  return (request) => {
    const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/, '');
    const kind = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return (
      isDirectRequest(request) && isIP(address) !== 0 && blocks.check(address, kind) && isToken(given, token)
    );
  };
}

/**
 * Prometheus reads the process from its own machine, or from a network that was named, with a token. For anybody else, and
 * through a proxy, the page does not exist.
 */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  readers: MetricsReaders | null = null,
): void {
  const isReader = readers === null ? () => false : reading(readers);
  const options = { schema: { hide: true }, config: { ...answeredUnderPressure, access: 'anyone' } } as const;
  app.get('/api/metrics', options, async (request, reply) => {
    const { raw } = request;
    const isOwn = isLocalRequest(raw) && isLoopback(raw.socket.remoteAddress ?? '');
    if (!isOwn && !isReader(raw)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
