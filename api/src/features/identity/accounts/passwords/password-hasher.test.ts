import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../../platform/http/problem-error';
import { createPasswordHasher } from './password-hasher';

const password = 'lanterne goulot trottoir biniou';

describe('the password hasher', () => {
  it('keeps Argon2id of 19 MiB, and knows its own', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, password)).toBe(true);
    expect(await hasher.verify(hash, `${password} `)).toBe(false);
    expect(await hasher.verify(null, password)).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
    expect(hasher.computed()).toBe(5);
  });

  it('reads the 128th character, and any way to write one', async () => {
    const hasher = createPasswordHasher({ memoryKib: 64 });
    const long = `${'é'.repeat(127)}a`;
    const hash = await hasher.hash(long.normalize('NFD'));
    expect(await hasher.verify(hash, long)).toBe(true);
    expect(await hasher.verify(hash, `${'é'.repeat(127)}b`)).toBe(false);
  });

  it('computes two at once, lets some wait and refuses the others with a delay', async () => {
    const hasher = createPasswordHasher({ atOnce: 2, maxWaiting: 5, memoryKib: 64 });
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.hash(password)));
    const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []));
    expect(refused).toHaveLength(13);
    expect(refused[0]).toBeInstanceOf(ProblemError);
    expect(refused[0]).toMatchObject({ status: 503, code: 'overloaded', headers: { 'retry-after': '2' } });
    expect(hasher.computed()).toBe(7);
    expect(await hasher.hash(password)).toMatch(/^\$argon2id/);
  });
});
