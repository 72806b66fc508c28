import { generateKeyPairSync } from 'node:crypto';
import { anyMail, startApp } from '../../../../test/start-app';
import { openDatabase } from '../../../platform/database/open-database';
import { createCodeSigner } from '../code-signer';

/** A server to be killed: declarations on the storage that its environment names, without limits nor jobs. */
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir: process.env.DATA_DIR ?? '',
  onConnectionError: () => undefined,
});
const app = await startApp({
  checkAnswers: false,
  now: () => new Date(),
  pingDatabase: database.ping,
  runList: database.runList,
  declarations: {
    run: database.run,
    signer: createCodeSigner([generateKeyPairSync('ed25519').privateKey]),
    mailDomain: 'localhost',
    mailTurns: anyMail,
    logKey: new Uint8Array(32),
    creationsPerMinute: 10_000_000,
    replacementsPerMinute: 10_000_000,
    onMailQueued: () => undefined,
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
