import { describe, expect, it } from 'vitest';
import { countingSecret } from './counting-secret';

const [old, replacement] = ['a session secret of thirty-two signs', 'another one, as long as the first was'];

describe('the secret that keys counts', () => {
  it('is the only one there is', () => {
    expect(countingSecret(old, null)).toBe(old);
  });

  it('is the same of two, whichever of them is believed beside the other', () => {
    expect(countingSecret(old, replacement)).toBe(countingSecret(replacement, old));
    expect([old, replacement]).toContain(countingSecret(old, replacement));
  });
});
