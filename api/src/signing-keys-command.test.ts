import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder';
import { recordSigningKeys } from './features/declaration/storage/signing-keys';
import { openDatabase } from './platform/database/open-database';
import { runSigningKeys } from './signing-keys-command';

const place = temporaryFolder();
afterAll(place.remove);

const dataDir = path.join(place.folder, 'data');
const environment = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir };
const signingKeys = (...args: string[]) => runSigningKeys(args, environment);
/** Of digests in base64url, one in sixty-four begins so. */
const dashed = { keyId: '-L7q83ed', algorithm: 'Ed25519', publicKey: 'a'.repeat(43) } as const;

beforeAll(async () => {
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir, onConnectionError: () => undefined });
  await recordSigningKeys(database.run, [dashed]);
  await database.close();
});

it('revokes a key whose name begins with a dash, as it is documented', async () => {
  expect(await signingKeys('--revoke', dashed.keyId)).toMatchObject({
    code: 0,
    line: expect.stringMatching(/^-L7q83ed .*, revoked /u),
  });
});

it.each([
  [['--revoke'], /^Usage/u],
  [['--revoke', '-unknown'], /^No key -unknown ever signed here/u],
  [['--revoke', 'one', 'two'], /^Usage/u],
] as const)('revokes nothing when it is called with %j, and says why', async (args, said) => {
  expect(await signingKeys(...args)).toMatchObject({ code: 1, line: expect.stringMatching(said) });
});
