import { describe, expect, it } from 'vitest';
import { seal, sessionKeys, unseal } from './keys';

const keys = sessionKeys('a secret of thirty-two characters');
const token = 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl';

describe('a sealed value', () => {
  it('is read with the key that sealed it, and says nothing twice the same way', () => {
    expect(unseal(keys, seal(keys, token))).toBe(token);
    expect(seal(keys, token)).not.toBe(seal(keys, token));
  });

  it('opens to nobody once a byte of it was changed', () => {
    const sealed = Buffer.from(seal(keys, token), 'base64url');
    for (const index of sealed.keys()) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
      expect(unseal(keys, altered.toString('base64url'))).toBeNull();
    }
    expect(unseal(keys, sealed.subarray(0, -1).toString('base64url'))).toBeNull();
    expect(unseal(keys, '')).toBeNull();
  });

  it('opens to no other secret, nor to a key of another use', () => {
    const sealed = seal(keys, token);
    expect(unseal(sessionKeys('another secret of thirty-two signs'), sealed)).toBeNull();
    expect(unseal({ ...keys, sealing: keys.access }, sealed)).toBeNull();
  });
});
