import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]', '192.0.2.7'],
    ['', 'unknown'],
    ['garbage<script>', 'unknown'],
    ['999.0.2.7:1', 'unknown'],
    ['A'.repeat(8_000), 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
