import { BlockList, isIP } from 'node:net';

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
ownAddresses.addAddress('::1', 'ipv6');

/** Whether a host, as addresses or drivers write it, is one of the names of a machine for itself. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  return ownAddresses.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
