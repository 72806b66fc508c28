import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs, secondMs } from '@retour/contract';
import { buildApp } from './app';
import { type Environment, EnvironmentError, readEnvironment } from './env';
import { startAccessLogJobs, warnOfRights } from './features/access-log/jobs';
import { contactMailComposers } from './features/contact/contact-mails';
import { createMailTurns } from './features/declaration/mails/mail-turns';
import { createReceipts } from './features/declaration/receipt/receipts';
import { type DeclarationWork, startDeclarationWork } from './features/declaration/start-declarations';
import { recordSigningKeys } from './features/declaration/storage/signing-keys';
import { createAccounts } from './features/identity/accounts/accounts';
import { startAccountJobs } from './features/identity/accounts/jobs';
import { createIdentity } from './features/identity/identity';
import { startIdentityJobs } from './features/identity/jobs';
import { applySupervisorRules } from './features/identity/roles/apply-supervisor-rules';
import { developmentSessionSecret } from './features/identity/sessions/keys';
import { type StandIn, startStandIn } from './features/identity/stand-in/start-stand-in';
import { startRatesJob } from './features/reference/rates-job';
import { createRatesService } from './features/reference/rates-service';
import { shippedCatalogue, shippedCurrencies } from './features/reference/shipped-data';
import { startReviewJobs } from './features/review/jobs';
import { startStatusJobs } from './features/status/jobs';
import { processReporter } from './features/status/process-report';
import { readStatus } from './features/status/read-status';
import { filtersKey } from './platform/access-log/digest-filters';
import { type Database, DatabaseError } from './platform/database/database';
import { readDatabaseClock } from './platform/database/database-clock';
import { measureConnections } from './platform/database/measure-connections';
import { openDatabase } from './platform/database/open-database';
import { readUnhindered } from './platform/database/read-unhindered';
import { createLog, describeError } from './platform/http/log-options';
import { createMetrics } from './platform/http/metrics';
import { clearCounts, shareCounts } from './platform/http/shared-counts';
import { createJobWatch } from './platform/jobs/job-watch';
import { startPeriodicJob } from './platform/jobs/periodic-job';
import { createDevelopmentMailbox } from './platform/mail/development-mailbox';
import { measureOutbox } from './platform/mail/measure-outbox';
import { createSmtp } from './platform/mail/smtp';
import { pastEndOfLife } from './platform/node-support';
import { findPackageRoot, packageVersion } from './platform/package-root';
import { startRetention } from './platform/retention/retention-job';
import { countingSecret } from './platform/throttle/counting-secret';
import { createThrottle } from './platform/throttle/throttle';
import { traceDatabase } from './platform/tracing/trace-database';
import { untold } from './platform/tracing/tracing';
import { codeSignerOf, readInstallation, revokedKeyRefusal } from './read-installation';
import { retentionRules } from './retention-rules';
import { startDocuments } from './start-documents';
import { startTraces } from './start-traces';

/** How long what is under way may take to end, once it listens no longer. */
const maxShutdownMs = 15_000;

/** The same for all processes of a database: outside production, their sessions may each have a secret of their own. */
function countSecretOf({ identity, databaseUrl }: Environment, secret: string): string {
  return identity.sessionSecret === null ? (databaseUrl ?? secret) : secret;
}

/** Without a support of its own, an installation for trying writes to its sender, or to nobody. */
function supportAddress({ identity, smtp }: Environment): string {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '')?.[0];
  return identity.supportEmail ?? sender ?? 'support@localhost';
}

/** The provider of an installation that names none, for trying. Production never has one. */
async function standInOf(
  { production, identity, ...service }: Environment,
  host: string,
): Promise<StandIn | null> {
  if (production || identity.sso !== null) return null;
  try {
    return await startStandIn({ ...service, host, standInPort: identity.standInPort });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new EnvironmentError('The port of the stand-in provider is taken: choose another STAND_IN_PORT.');
  }
}

async function start(environment: Environment): Promise<void> {
  const { host, offices } = await readInstallation(environment);
  const metrics = createMetrics();
  const signer = codeSignerOf(environment);
  const mailbox = environment.smtp === null ? createDevelopmentMailbox() : null;
  const smtp = environment.smtp === null ? null : createSmtp(environment.smtp);
  const startLog = createLog(environment.logLevel);
  let draining = false;
  let reportConnection = (_error: Error): void => undefined;
  const tracing = await startTraces(environment, startLog);
  const opened = await openDatabase({
    ...environment,
    onConnectionError: (error) => reportConnection(error),
    onMigrationWait: (seconds) =>
      startLog.warn({ seconds }, 'waiting: another process is migrating the database'),
    onUndone: (undone) => startLog.warn(undone, 'undone by the database for another’s sake: tried again'),
  });
  const database: Database = tracing === null ? opened : traceDatabase(opened, tracing.inSpan);
  /** For what goes on beside the requests. */
  const besides = { engine: database.engine, run: database.runJob };
  const clock = await readDatabaseClock(besides.run);
  const { now } = clock;
  const jobs = createJobWatch({ metrics, now, inSpan: tracing?.inSpan ?? untold });
  const { watch } = jobs;
  const revokedAt = await recordSigningKeys(besides.run, signer.signingKeys.keys);
  if (revokedAt !== null) throw new EnvironmentError(revokedKeyRefusal);
  measureConnections(metrics, database);
  measureOutbox(metrics, database.runJob);
  const rates = createRatesService({ database: besides, shipped: shippedCurrencies, now });
  await rates.load();
  const standIn = await standInOf(environment, host);
  const sessionSecret = environment.identity.sessionSecret ?? developmentSessionSecret(environment.dataDir);
  const previousSecret = environment.identity.previousSessionSecret;
  const keysCounts = countingSecret(sessionSecret, previousSecret);
  const throttle = createThrottle({ run: database.run, secret: keysCounts, now });
  const identity = createIdentity({
    ...environment.identity,
    run: database.run,
    readUnhindered: readUnhindered(database),
    publicUrl: environment.publicUrl,
    sessionSecret,
    previousSecret,
    sso: standIn?.settings ?? environment.identity.sso,
    standIn: standIn !== null,
    now,
  });
  const documents = startDocuments({
    onThreadLost: (error) => startLog.error({ err: error }, 'a thread that draws documents was lost'),
  });
  const receipts = createReceipts(documents);
  await applySupervisorRules(database.run, { ...environment.identity, at: now(), log: startLog });
  let declarationWork: DeclarationWork | null = null;
  const onMailQueued = (): void => declarationWork?.wakeMail();
  const accounts = createAccounts({
    services: identity,
    localAccounts: environment.identity.localAccounts,
    domains: environment.identity.accountDomains,
    throttle,
    onMailQueued,
  });
  const report = processReporter({
    ...environment,
    ...rates,
    database,
    version: packageVersion(),
    jobs,
    requests: metrics.recentRequests,
    now,
  });
  const statusSources = {
    ...environment,
    database,
    report,
    catalogue: shippedCatalogue,
    currencyTableOn: rates.currencyTableOn,
    now,
  };
  const app = await buildApp({
    environment,
    readStatus: () => readStatus(statusSources),
    catalogue: shippedCatalogue,
    offices,
    currencyTableOn: rates.currencyTableOn,
    pingDatabase: database.ping,
    runList: database.runList,
    isDraining: () => draining,
    metrics,
    tracing,
    readCaller: identity.readCaller,
    overloadLimits: {
      maxConnections: environment.maxConnections,
      maxEventLoopDelay: environment.maxLatenessMs,
      maxAnswerMs: environment.answerSeconds * secondMs,
    },
    siteFolder: path.join(findPackageRoot(), '..', 'web', 'dist'),
    now,
    declarations: {
      run: database.run,
      signer,
      mailDomain: new URL(environment.publicUrl).hostname,
      mailTurns: createMailTurns(throttle, environment.mailLimits),
      creationsPerMinute: environment.declarationsPerMinute,
      onMailQueued,
      logKey: filtersKey(sessionSecret),
    },
    receipts,
    documents,
    takeShare: shareCounts({ run: database.run, secret: countSecretOf(environment, keysCounts) }),
    identity,
    accounts,
    supportEmail: supportAddress(environment),
    mailbox,
    checkAnswers: false,
  });
  const endOfLife = environment.production ? pastEndOfLife(process.version, now()) : null;
  if (endOfLife !== null) {
    app.log.warn({ version: process.version, endOfLife }, 'this Node is past its end of life: replace it');
  }
  reportConnection = (error) => app.log.warn({ err: error }, 'a database connection broke');
  const job = startRatesJob({
    url: environment.ratesUrl,
    service: rates,
    log: app.log,
    metrics,
    now,
    watch,
  });

  const send = smtp?.send ?? mailbox?.send ?? (async () => undefined);
  const work = startDeclarationWork({
    database: besides,
    catalogue: shippedCatalogue,
    receipts,
    mailsAtOnce: environment.smtp?.connections ?? 1,
    send:
      tracing === null ? send : (mail) => tracing.inSpan({ name: 'mail', kind: 'client' }, () => send(mail)),
    composers: { ...contactMailComposers, ...accounts.composers },
    log: app.log,
    now,
    watch,
  });
  declarationWork = work;
  const clockJob = startPeriodicJob({
    name: 'clock',
    everyMs: minuteMs,
    run: clock.read,
    onError: (error) => app.log.warn({ err: error }, 'the clock of the database was not read'),
    watch,
  });
  const cleaning = {
    ...besides,
    now,
    watch,
    onError: (error: unknown) => app.log.error({ err: error }, 'a cleaning job failed'),
  };
  const cleaningJobs = [
    startPeriodicJob({
      ...cleaning,
      name: 'counts',
      everyMs: minuteMs,
      run: () => clearCounts(besides.run),
    }),
    startIdentityJobs({ ...cleaning, keptDays: environment.accessLogDays }),
    startAccountJobs({ ...cleaning, domains: environment.identity.accountDomains }),
    ...startReviewJobs(cleaning),
    startStatusJobs({ ...cleaning, report }),
    startRetention({
      run: besides.run,
      rules: retentionRules({
        retentionDays: environment.retentionDays,
        draftDays: environment.draftDays,
        onError: (error) => app.log.error({ err: error }, 'a declaration was not anonymised'),
      }),
      log: app.log,
      metrics,
      watch,
    }),
    ...startAccessLogJobs({ database: besides, keptDays: environment.accessLogDays, log: app.log, watch }),
  ];
  if (environment.production) await warnOfRights({ database, log: app.log });

  async function stop(signal: string): Promise<void> {
    if (draining) return;
    draining = true;
    const drainMs = environment.drainSeconds * secondMs;
    setTimeout(() => process.exit(1), drainMs + maxShutdownMs).unref();
    app.log.info({ signal }, 'shutting down');
    const ratesStopped = job.stop();
    await delay(drainMs);
    await app.close();
    await Promise.all([
      ratesStopped,
      work.stop(),
      clockJob.stop(),
      ...cleaningJobs.map((running) => running.stop()),
      standIn?.close(),
    ]);
    smtp?.close();
    await documents.close();
    await database.close();
    await tracing?.close().catch(() => undefined);
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: environment.port, host });
}

function lineOf(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof DatabaseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program: choose another PORT.';
  }
  if (!(error instanceof Error)) return 'The service cannot start.';
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
    return 'This installation holds what production needs, not what serves for trying: set DATABASE_URL, and SSO_ISSUER or NODE_ENV=production; or install everything with "npm ci".';
  }
  const { type, message, stack } = describeError(error);
  return `The service cannot start: ${type} ${message}\n${stack}`;
}

/** Starts everything. Resolves with null once the service listens, or with the line that says why it does not. */
export async function startService(source: NodeJS.ProcessEnv): Promise<string | null> {
  try {
    await start(readEnvironment(source));
    return null;
  } catch (error) {
    return lineOf(error);
  }
}
