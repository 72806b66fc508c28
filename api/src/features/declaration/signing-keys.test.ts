import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { checkDeclarationCode, type SigningKeys } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { openContended } from '../../../test/open-contended';
import { type CodeSigner, createCodeSigner } from './code-signer';
import { recordSigningKeys, revokeSigningKey } from './storage/signing-keys';
import { startDeclarations } from './testing/start-declarations';

const newKey = () => generateKeyPairSync('ed25519').privateKey;

describe.each(engines)('a printed code and the keys published, on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  /** A process that starts with some keys, as the service does. */
  async function started(signer: CodeSigner) {
    const { run } = storage.database;
    const revokedAt = await recordSigningKeys(run, signer.signingKeys.keys);
    const api = await startDeclarations(storage, {}, { signer });
    return {
      revokedAt,
      keys: async (): Promise<SigningKeys> => (await api.call('GET', '/api/declaration/signing-key/')).json(),
      printed: async (): Promise<string> => {
        const { id, token } = await api.submitted();
        return (await api.call('GET', `${id}/`, { token })).json().code;
      },
      stop: () => api.app.close(),
    };
  }
  const check = async (code: string, keys: SigningKeys): Promise<string> =>
    (await checkDeclarationCode(code, keys, webcrypto.subtle)).kind;

  it('stays good after its key was replaced and its private half thrown away', async () => {
    const first = createCodeSigner([newKey()]);
    const before = await started(first);
    const code = await before.printed();
    const [alone] = (await before.keys()).keys;
    expect(alone).toMatchObject({ signsSince: expect.stringMatching(/Z$/) });
    expect(alone).not.toHaveProperty('signsUntil');
    await before.stop();

    const second = createCodeSigner([newKey()]);
    const after = await started(second);
    const keys = await after.keys();
    expect(keys.keys.map(({ keyId }) => keyId)).toEqual([
      second.signingKeys.keys[0].keyId,
      first.signingKeys.keys[0].keyId,
    ]);
    expect(keys.keys[1]).toMatchObject({ signsUntil: expect.stringMatching(/Z$/) });
    expect(await check(code, keys)).toBe('genuine');
    expect(await check(await after.printed(), keys)).toBe('genuine');
    // Started again, the one that signs has the same dates.
    await after.stop();
    const again = await started(second);
    expect(await again.keys()).toEqual(keys);
    await again.stop();
  });

  it('is refused once its key is revoked, good signature or not, and the others are not', async () => {
    const stolen = createCodeSigner([newKey()]);
    const before = await started(stolen);
    const code = await before.printed();
    await before.stop();
    const after = await started(createCodeSigner([newKey()]));
    const { run } = storage.database;
    const { keyId } = stolen.signingKeys.keys[0];
    const revoked = await revokeSigningKey(run, keyId);
    expect(revoked?.revokedAt).toMatch(/Z$/);
    expect(await revokeSigningKey(run, keyId)).toEqual(revoked);
    expect(await revokeSigningKey(run, 'nobodys')).toBeNull();
    const keys = await after.keys();
    expect(await check(code, keys)).toBe('revoked');
    const altered = code.replace(/~([^~])([^~]*)$/, (_, one, rest) => `~${one === 'A' ? 'B' : 'A'}${rest}`);
    expect(await check(altered, keys)).toBe('forged');
    expect(await check(await after.printed(), keys)).toBe('genuine');
    await after.stop();
    const again = await started(stolen);
    expect(again.revokedAt?.toISOString()).toBe(revoked?.revokedAt);
    await again.stop();
  });

  it('are read so often by a network, and by another one all the same', async () => {
    const readsPerMinute = 3;
    const api = await startDeclarations(storage, {}, { readsPerMinute });
    const read = async (from: string): Promise<number> =>
      (await api.call('GET', '/api/declaration/signing-key/', { from })).statusCode;
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push(await read('192.0.2.7'));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await read('192.0.2.8')).toBe(200);
    await api.app.close();
  });

  it('keeps older keys of the setting, without the day since when they sign', async () => {
    const older = newKey();
    const signer = createCodeSigner([newKey(), older]);
    const process = await started(signer);
    const { keyId } = signer.signingKeys.keys[1] ?? {};
    const published = (await process.keys()).keys.find((key) => key.keyId === keyId);
    expect(published).toMatchObject({ signsUntil: expect.any(String) });
    expect(published).not.toHaveProperty('signsSince');
    await process.stop();
  });
});

it('two processes that start at once with other keys do not wait for each other', async () => {
  const { run, hold, untilWaiting, dispose } = await openContended();
  const keys = (['c', 'a', 'b'] as const).map((keyId) => ({
    keyId,
    publicKey: keyId,
    algorithm: 'Ed25519' as const,
  }));
  for (const { keyId } of keys) {
    await run({
      text: 'insert into signing_key (key_id, public_key, signs_since) values ($1, $1, now())',
      values: [keyId],
    });
  }
  const held = await hold(`select from signing_key where key_id = 'c' for update`);
  const [, one, two] = keys;
  if (one === undefined || two === undefined) throw new TypeError('too few keys');
  const first = recordSigningKeys(run, [one]);
  await untilWaiting(1);
  const second = recordSigningKeys(run, [two]);
  await untilWaiting(2);
  await held.release();
  await Promise.all([first, second]);
  const signing = await run({ text: 'select key_id from signing_key where signs_until is null', values: [] });
  expect(signing).toEqual([{ key_id: 'b' }]);
  await dispose();
});
