import { isIP, isIPv4 } from 'node:net';

const groups = 8;
const networkGroups = 4;

function expanded(address: string): readonly string[] {
  // The address as the URL standard writes it: lower case, one `::` at most, no dotted end.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groups - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

/** All that is no address, whatever a proxy was told to pass on, counts as one caller. */
const unknownNetwork = 'unknown';

/** Some proxies write the port after the address: « 192.0.2.7:4711 », « [2001:db8::1]:4711 ». */
function withoutPort(address: string): string {
  return (
    /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d{1,5})?$/.exec(address)?.slice(1).find(Boolean) ?? address
  );
}

/** Who is counted as one caller: an IPv4 address, or the /64 of an IPv6 one, which one subscriber holds whole. */
export function clientNetwork(from: string): string {
  const address = withoutPort(from);
  if (isIP(address) === 0) return unknownNetwork;
  if (isIPv4(address)) return address;
  const parts = expanded(address);
  const isMapped = parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${parts.slice(0, networkGroups).join(':')}::/64`;
  const bytes = parts.slice(6).flatMap((part) => {
    const value = Number.parseInt(part, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
