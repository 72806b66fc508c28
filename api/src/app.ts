import { problemSchema, productSchema, type ServiceStatus, simulationAnswerSchema } from '@retour/contract';
import type { CurrencyTable, Office, ProductCatalogue } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './env';
import { accessLogRoutes } from './features/access-log/routes';
import { contactRoutes } from './features/contact/routes';
import { type DeclarationRoutesOptions, declarationRoutes } from './features/declaration/routes';
import { healthRoutes } from './features/health/routes';
import type { Accounts } from './features/identity/accounts/accounts';
import type { Identity } from './features/identity/identity';
import { mailRoutes } from './features/mail/routes';
import { nomenclatureRoutes } from './features/nomenclature/routes';
import { officeReader } from './features/office/office-of';
import { officeRoutes } from './features/office/routes';
import { referenceRoutes } from './features/reference/routes';
import { type ReviewRoutesOptions, reviewRoutes } from './features/review/routes';
import { simulationRoutes } from './features/simulation/routes';
import { statusRoutes } from './features/status/routes';
import { takingsRoutes } from './features/takings/routes';
import type { ReadCaller } from './platform/caller';
import type { RunStatement } from './platform/database/database';
import { requireDeclaredAccess } from './platform/http/access';
import { answerInTurn } from './platform/http/answer-in-turn';
import { allowCompression } from './platform/http/compression';
import { createHttpServer } from './platform/http/create-http-server';
import { type Metrics, measureOverload, observeRequests } from './platform/http/metrics';
import { describeApi, serveOpenApi } from './platform/http/openapi';
import { type OverloadLimits, refuseOverload } from './platform/http/overload';
import { allowRateLimits } from './platform/http/rate-limit';
import { securityHeaders } from './platform/http/security-headers';
import { serveSecurityTxt } from './platform/http/security-txt';
import { serveMetrics } from './platform/http/serve-metrics';
import type { TakeShare } from './platform/http/shared-counts';
import { serveStaticSite } from './platform/http/static-site';
import { refuseUnknownAddress } from './platform/http/unknown-address';
import { developmentMailRoutes } from './platform/mail/development-mail-routes';
import type { DevelopmentMailbox } from './platform/mail/development-mailbox';
import type { Documents } from './platform/threads/documents';
import { traceRequests } from './platform/tracing/trace-requests';
import type { Tracing } from './platform/tracing/tracing';

export interface AppDependencies {
  readonly environment: Pick<
    Environment,
    | 'agentReadsPerMinute'
    | 'logLevel'
    | 'matomo'
    | 'metricsReaders'
    | 'production'
    | 'publicUrl'
    | 'draftDays'
    | 'exportsPerDay'
    | 'retentionDays'
    | 'securityContact'
    | 'accessLogDays'
    | 'simulationsPerMinute'
    | 'trustProxy'
  >;
  readonly catalogue: ProductCatalogue;
  /** Those that an agent may work for. */
  readonly offices: readonly Office[];
  readonly currencyTableOn: (day: string) => CurrencyTable;
  readonly pingDatabase: () => Promise<void>;
  /** Reads lists, apart from what else is asked of the database. */
  readonly runList: RunStatement;
  readonly isDraining: () => boolean;
  /** How the whole service is, for supervisors. */
  readonly readStatus: () => Promise<ServiceStatus>;
  readonly metrics: Metrics;
  /** null: no collector is told of what is done. */
  readonly tracing?: Tracing | null;
  /** The counts that processes share; null: this one counts alone. */
  readonly takeShare: TakeShare | null;
  readonly overloadLimits?: Partial<OverloadLimits>;
  /** Folder of the built web app; nothing is served when it does not exist. */
  readonly siteFolder: string;
  /** Tells who calls, and what role they have. */
  readonly readCaller: ReadCaller;
  readonly now: () => Date;
  readonly declarations: Omit<
    DeclarationRoutesOptions,
    'catalogue' | 'currencyTableOn' | 'now' | 'officeOf' | 'receipts'
  > &
    Pick<ReviewRoutesOptions, 'logKey'>;
  readonly receipts: DeclarationRoutesOptions['receipts'];
  /** What draws them, and the sheets of a day. */
  readonly documents: Documents;
  readonly identity: Pick<Identity, 'routes' | 'signIn'>;
  readonly accounts: Pick<Accounts, 'routes'>;
  /** Where agents' messages to the support go. */
  readonly supportEmail: string;
  /** Mails kept to be read at /dev/mail; null when they really leave. */
  readonly mailbox: DevelopmentMailbox | null;
  readonly checkAnswers: boolean;
}

/** The whole HTTP service, composed here and nowhere else. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, identity, metrics, tracing = null, isDraining } = dependencies;
  const headers = securityHeaders({
    production: environment.production,
    matomoOrigin: environment.matomo === null ? null : new URL(environment.matomo.url).origin,
  });
  const app = createHttpServer({
    logLevel: environment.logLevel,
    trustProxy: environment.trustProxy,
    headers: headers.everywhere,
    checkAnswers: dependencies.checkAnswers,
    isDraining,
    readCaller: dependencies.readCaller,
  });
  requireDeclaredAccess(app);
  // First, so that requests that wait for their turn are counted too.
  observeRequests(app, metrics);
  answerInTurn(app);
  if (tracing !== null) traceRequests(app, tracing);
  const overload = await refuseOverload(app, dependencies.overloadLimits);
  measureOverload(metrics, overload);
  await allowRateLimits(app, dependencies.takeShare);
  await allowCompression(app);
  await describeApi(app, {
    title: 'Retour en France',
    publicUrl: environment.publicUrl,
    docsPolicy: headers.docsPolicy,
    components: { Problem: problemSchema, Product: productSchema, SimulationAnswer: simulationAnswerSchema },
  });

  healthRoutes(app, {
    pingDatabase: dependencies.pingDatabase,
    isDraining,
    refusesAll: overload.refusesAll,
  });
  await referenceRoutes(app, {
    ...dependencies,
    matomo: environment.matomo,
    retentionDays: environment.retentionDays,
    draftDays: environment.draftDays,
    accessLogDays: environment.accessLogDays,
    signIn: identity.signIn,
  });
  simulationRoutes(app, {
    ...dependencies,
    callsPerMinute: environment.simulationsPerMinute,
  });
  const officeOf = officeReader({ ...dependencies, ...dependencies.declarations });
  declarationRoutes(app, { ...dependencies, ...dependencies.declarations, officeOf });
  await identity.routes(app, dependencies.accounts.routes);
  officeRoutes(app, { ...dependencies, ...dependencies.declarations });
  const reads = { readsPerMinute: environment.agentReadsPerMinute };
  accessLogRoutes(app, { ...dependencies, ...reads });
  reviewRoutes(app, {
    ...dependencies,
    ...dependencies.declarations,
    officeOf,
    ...reads,
    exportsPerDay: environment.exportsPerDay,
  });
  takingsRoutes(app, { ...dependencies, ...dependencies.declarations, ...reads });
  nomenclatureRoutes(app, { ...dependencies, ...dependencies.declarations, ...reads });
  mailRoutes(app, { ...dependencies, ...dependencies.declarations, ...reads });
  statusRoutes(app, { ...dependencies, ...reads });
  contactRoutes(app, {
    ...dependencies,
    ...dependencies.declarations,
    supportEmail: dependencies.supportEmail,
  });
  if (dependencies.mailbox !== null && !environment.production) {
    developmentMailRoutes(app, dependencies.mailbox);
  }

  serveMetrics(app, metrics, environment.metricsReaders);
  serveOpenApi(app);
  serveSecurityTxt(app, { ...environment, now: dependencies.now });
  await serveStaticSite(app, {
    folder: dependencies.siteFolder,
    pagePolicy: headers.pagePolicy,
    agentPagePolicy: headers.agentPagePolicy,
    now: dependencies.now,
    otherwise: (request, reply) => refuseUnknownAddress(app, request, reply),
  });
  return app;
}
