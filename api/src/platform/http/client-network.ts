import { isIPv4, isIPv6 } from 'node:net';

const groups = 8;
const networkGroups = 4;

function expanded(address: string): readonly string[] {
  // The address as the URL standard writes it: lower case, one `::` at most, no dotted end.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groups - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

/** Who is counted as one caller: an IPv4 address, or the /64 of an IPv6 one, which one subscriber holds whole. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || isIPv4(address)) return address;
  const parts = expanded(address);
  const isMapped = parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${parts.slice(0, networkGroups).join(':')}::/64`;
  const bytes = parts.slice(6).flatMap((part) => {
    const value = Number.parseInt(part, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
