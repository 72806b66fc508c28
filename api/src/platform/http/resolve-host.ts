import { lookup } from 'node:dns/promises';

/**
 * The one address that a host name stands for. Fastify listens to `localhost` by as many servers as it has addresses, and
 * bounds the connections of the first alone.
 */
export async function resolveHost(host: string): Promise<string> {
  const { address } = await lookup(host);
  return address;
}
