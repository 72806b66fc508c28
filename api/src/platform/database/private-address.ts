import { isLoopback } from '../http/loopback';

/** Modes in which the driver checks who answers; in the others it may go on in the clear, or with anybody. */
const checkedModes = new Set(['require', 'verify-ca', 'verify-full']);

/** Whether nobody can listen between this machine and the database of an address: encrypted, or not leaving the machine. */
export function isPrivateAddress(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  // As the driver reads them: the last of a parameter, which goes before the rest of the address.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  return checkedModes.has(searchParams.getAll('sslmode').at(-1) ?? '');
}
