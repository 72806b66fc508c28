import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppDependencies, buildApp } from '../src/app';
import { createCodeSigner } from '../src/features/declaration/code-signer';
import type { MailTurns } from '../src/features/declaration/mails/mail-turns';
import { createReceipts } from '../src/features/declaration/receipt/receipts';
import { createAccounts } from '../src/features/identity/accounts/accounts';
import { createIdentity } from '../src/features/identity/identity';
import { shippedOffices } from '../src/features/office/offices';
import { shippedCatalogue, shippedCurrencies } from '../src/features/reference/shipped-data';
import { readPublicCaller } from '../src/platform/caller';
import { createMetrics } from '../src/platform/http/metrics';
import { createThrottle } from '../src/platform/throttle/throttle';
import { startDocuments } from '../src/start-documents';
import { recordAnswers } from './record-answers';

export const testEnvironment: AppDependencies['environment'] = {
  agentReadsPerMinute: 1_000_000,
  exportsPerDay: 100_000,
  logLevel: 'silent',
  matomo: null,
  metricsReaders: null,
  production: false,
  publicUrl: 'http://localhost:3000',
  retentionDays: 1_095,
  securityContact: null,
  draftDays: 30,
  accessLogDays: 365,
  simulationsPerMinute: 600,
  trustProxy: 0,
};

/** As many as are asked for. */
export const anyMail: MailTurns = { take: async () => true, giveBack: async () => undefined };

/** Declarations of an application that has no storage. */
const unusedDeclarations: AppDependencies['declarations'] = {
  run: () => Promise.reject(new Error('this test opened no database')),
  signer: createCodeSigner([generateKeyPairSync('ed25519').privateKey]),
  mailDomain: 'localhost',
  mailTurns: anyMail,
  logKey: new Uint8Array(32),
  creationsPerMinute: 60,
  onMailQueued: () => undefined,
};

const now = (): Date => new Date('2026-10-15T12:00:00+02:00');

/** Agents' identity of an application that has no storage. */
const unusedIdentity = createIdentity({
  run: unusedDeclarations.run,
  publicUrl: testEnvironment.publicUrl,
  sessionSecret: randomBytes(32).toString('base64url'),
  accessTokenSeconds: 900,
  sessionSeconds: 43_200,
  organisation: { emailDomains: [], sirets: null, idpIds: null },
  supervisors: [],
  localAccounts: false,
  sso: null,
  standIn: false,
  now,
});

const unusedAccounts = createAccounts({
  services: unusedIdentity,
  localAccounts: false,
  domains: null,
  throttle: createThrottle({ run: unusedDeclarations.run, secret: 'unused', now }),
  onMailQueued: () => undefined,
});

/** Drawn for real, by threads that start with the first of them. */
const testDocuments = startDocuments({
  // Each thread reads the sources anew, on a machine that is shared.
  maxWaitMs: 60_000,
  maxWorkMs: 60_000,
  onThreadLost: (error) => {
    throw error;
  },
});

export const testReceipts = createReceipts(testDocuments);

/** Tests share their machine and their process: neither its lateness nor its memory is a fault of what they look at. */
export const unburdened = { maxEventLoopDelay: 0, maxHeapUsedBytes: Number.POSITIVE_INFINITY } as const;

/** The whole application without a socket; every answer is checked against the contract. */
export async function startApp(overrides: Partial<AppDependencies> = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    environment: testEnvironment,
    catalogue: shippedCatalogue,
    offices: shippedOffices,
    currencyTableOn: () => shippedCurrencies,
    pingDatabase: async () => undefined,
    runList: unusedDeclarations.run,
    isDraining: () => false,
    readStatus: () => Promise.reject(new Error('this test opened no database')),
    metrics: createMetrics(),
    overloadLimits: unburdened,
    siteFolder: '/nonexistent',
    readCaller: readPublicCaller,
    now,
    declarations: unusedDeclarations,
    receipts: testReceipts,
    documents: testDocuments,
    supportEmail: 'support@example.org',
    identity: unusedIdentity,
    accounts: unusedAccounts,
    takeShare: null,
    mailbox: null,
    checkAnswers: true,
    ...overrides,
  });
  recordAnswers(app);
  return app;
}
