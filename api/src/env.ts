import * as z from 'zod';
import type { MailLimits } from './features/declaration/mails/mail-turns';
import {
  type IdentityEnvironment,
  identityEnvironment,
  identityVariables,
  requireIdentity,
} from './features/identity/environment';
import { readServerAddress } from './platform/database/server-address';
import { type ServerConnections, usualConnections } from './platform/database/server-pools';
import { isLoopback } from './platform/http/loopback';
import { isNetwork, type MetricsReaders } from './platform/http/serve-metrics';
import type { SmtpSettings } from './platform/mail/smtp';
import { webAddress } from './platform/web-address';
import { portNumber, wholeNumber } from './platform/whole-number';

/** What follows # would be left out of an address, and the server found elsewhere in it. */
function isDecodable(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return !address.includes('#') && decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}

function isReadableByDriver(address: string): boolean {
  try {
    return !address.includes('#') && readServerAddress(address).place !== '';
  } catch {
    return false;
  }
}

const escaped = 'with # of its password written as %23, % as %25';
const smtpAddress = z
  .url({ protocol: /^smtps?$/, error: `must be an smtp(s):// address, ${escaped}`, abort: true })
  .refine(isDecodable, { error: `must be an smtp(s):// address, ${escaped}`, abort: true });
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be a postgresql:// address', abort: true })
  .refine(isReadableByDriver, {
    error: `must be a postgresql:// address that its driver can read, ${escaped}`,
    abort: true,
  });
const securityContact = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s/]+\S*|[^\s@<>,;:/]+@[^\s@<>,;:/]+)$/,
    'must be a mail address or an https:// address',
  )
  .transform((contact) => (contact.startsWith('https:') ? contact : `mailto:${contact}`));
const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((all) => all.every(isNetwork), 'must be networks, as 192.0.2.0/24, separated by commas');
const count = wholeNumber(1, 999_999_999, 'must be a whole number');
/** More connections would cost PostgreSQL more in switching between them than they bring. */
const connectionCount = wholeNumber(1, 200);
const environments = ['production', 'development', 'test'] as const;
/** An address alone, or after a name; a name with a comma is between quotes. */
const oneSender =
  /^(?:(?:"[^"\r\n]*" *|[^\r\n<>@,;"]*)<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;
/** A shorter delay would erase declarations that travellers and agents still need; for trying, any will do. */
const minRetentionDays = 30;
/** Ten years: more is taken for a typo, which would keep personal data for ever. */
const maxRetentionDays = 3_650;
/** The database refuses to cut what is younger (api/migrations, access_log_cut_before). */
const minLogDays = 365;
/** Three years: kept longer, the log would watch agents rather than protect travellers. */
const maxLogDays = 1_095;
/** A traveller may prepare a declaration before a long journey, and send it on the way back. */
const minDraftDays = 7;
/** Fewer would refuse a small airport; more than a process may open files. */
const [minConnections, maxConnections] = [50, 60_000];
/** Under a tenth of a second, one long answer is lateness; over a minute, nobody waits any more. */
const [minLatenessMs, maxLatenessMs] = [100, 60_000];
/** The longest that is read in one go goes through a poor line (100 kbit/s) in half a minute. */
const [minAnswerSeconds, maxAnswerSeconds] = [30, 3_600];
/** Proxies look every few seconds; whatever stops a process waits for a minute or two before it kills it. */
const maxDrainSeconds = 60;
const usualDrainSeconds = 2;
/** Against a typo: exports hold personal data, and are meant to stay few. */
const maxExportsPerDay = 100;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function isEncryptedOrLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

const variables = z
  .object({
    NODE_ENV: z.enum(environments, 'must be production, development or test, or not set').optional(),
    /** Read by Node itself, for every connection that it makes. */
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
    PORT: portNumber.default(3000),
    HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    PUBLIC_URL: webAddress
      .regex(/^[^?#@]+$/, { error: 'must have no query, no fragment and no user name', abort: true })
      .optional(),
    DATABASE_URL: postgresAddress.optional(),
    /** Of the role that owns the tables; that of DATABASE_URL has then the rights that the service needs, and no more. */
    MIGRATION_DATABASE_URL: postgresAddress.optional(),
    ACCESS_LOG_DAYS: wholeNumber(minLogDays, maxLogDays).default(minLogDays),
    DATABASE_CONNECTIONS: connectionCount.default(usualConnections.work),
    DATABASE_LIST_CONNECTIONS: connectionCount.default(usualConnections.lists),
    DATABASE_JOB_CONNECTIONS: connectionCount.default(usualConnections.jobs),
    DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
    RATES_URL: webAddress.optional(),
    OFFICES_FILE: z.string().optional(),
    SMTP_URL: smtpAddress.optional(),
    SMTP_CONNECTIONS: wholeNumber(1, 20).default(4),
    MAIL_FROM: z.string().regex(oneSender, 'must be one mail address').optional(),
    DECLARATION_SIGNING_KEY: z.string().optional(),
    DECLARATIONS_PER_MINUTE: count.default(60),
    DECLARATION_MAILS_PER_ADDRESS: count.default(5),
    DECLARATION_MAILS_PER_NETWORK: count.default(200),
    AGENT_READS_PER_MINUTE: count.default(120),
    EXPORTS_PER_DAY: wholeNumber(0, maxExportsPerDay).default(5),
    SIMULATIONS_PER_MINUTE: wholeNumber(10, 999_999_999).default(600),
    RETENTION_DAYS: wholeNumber(1, maxRetentionDays).default(1_095),
    DRAFT_DAYS: wholeNumber(1, maxRetentionDays).default(30),
    MAX_CONNECTIONS: wholeNumber(minConnections, maxConnections).default(2_000),
    MAX_LATENESS_MS: wholeNumber(minLatenessMs, maxLatenessMs).default(500),
    ANSWER_SECONDS: wholeNumber(minAnswerSeconds, maxAnswerSeconds).default(120),
    DRAIN_SECONDS: wholeNumber(0, maxDrainSeconds).optional(),
    MATOMO_URL: webAddress.optional(),
    MATOMO_SITE_ID: z
      .string()
      .regex(/^\d{1,9}$/, 'must be a number')
      .optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{32,}$/, 'must be 32 characters or more, without a space')
      .optional(),
    METRICS_NETWORKS: networks.optional(),
    /** The standard variables of OpenTelemetry; those of the exporter that are not here, it reads itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    /** The whole address of the calls, which the exporter reads first. */
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
    OTEL_SERVICE_NAME: z.string().min(1, 'must not be empty').default('retour-en-france'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be from 0 to 1')
      .transform(Number)
      .default(1),
    STATUS_FOLDER: z.string().min(1, 'must not be empty').optional(),
    RUNBOOK_URL: webAddress.optional(),
    SECURITY_CONTACT: securityContact.optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front').optional(),
    /** Allows the stand-in provider and the mailbox at /dev/mail beside a database that is not the embedded one, or on a network. */
    TRIAL_TOOLS: z.enum(['on', 'off'], 'must be on or off').default('off'),
    ...identityVariables,
  })
  .superRefine((values, context) => {
    const requireValue = (name: keyof typeof values, reason: string): void => {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason });
    };
    if (values.MATOMO_URL !== undefined) requireValue('MATOMO_SITE_ID', 'is required with MATOMO_URL');
    if (values.MATOMO_SITE_ID !== undefined) requireValue('MATOMO_URL', 'is required with MATOMO_SITE_ID');
    if (values.METRICS_TOKEN !== undefined)
      requireValue('METRICS_NETWORKS', 'is required with METRICS_TOKEN');
    if (values.METRICS_NETWORKS !== undefined)
      requireValue('METRICS_TOKEN', 'is required with METRICS_NETWORKS');
    if (values.MIGRATION_DATABASE_URL !== undefined) {
      requireValue('DATABASE_URL', 'is required with MIGRATION_DATABASE_URL');
    }
    if (values.SMTP_URL !== undefined) requireValue('MAIL_FROM', 'is required with SMTP_URL');
    const production = values.NODE_ENV === 'production';
    const refuse = (name: keyof typeof values, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message });
    requireIdentity(values, production, { requireValue, refuse });
    const database = values.DATABASE_URL === undefined ? null : readServerAddress(values.DATABASE_URL);
    const migrating =
      values.MIGRATION_DATABASE_URL === undefined ? null : readServerAddress(values.MIGRATION_DATABASE_URL);
    if (migrating !== null && migrating.role === database?.role) {
      refuse('MIGRATION_DATABASE_URL', 'must name another role than DATABASE_URL');
    }
    if (!production) {
      if (values.PUBLIC_URL !== undefined && !isLoopback(new URL(values.PUBLIC_URL).hostname)) {
        refuse('PUBLIC_URL', 'must be on localhost for trying: set NODE_ENV=production to serve others');
      }
      if (values.TRIAL_TOOLS === 'on') return;
      if (!isLoopback(values.HOST)) {
        refuse(
          'HOST',
          'must be this machine: set NODE_ENV=production, or TRIAL_TOOLS=on to try on a network',
        );
      }
      // Without a provider and a mail server, anybody who reaches the service signs in and reads every mail.
      const isTrial = values.SSO_ISSUER === undefined || values.SMTP_URL === undefined;
      if (migrating?.isLocal === false) {
        refuse(
          'MIGRATION_DATABASE_URL',
          'must be on this machine: set NODE_ENV=production, or TRIAL_TOOLS=on',
        );
      }
      if (database !== null && (isTrial || !database.isLocal)) {
        refuse(
          'DATABASE_URL',
          'holds real data: set NODE_ENV=production, or TRIAL_TOOLS=on for trying beside it',
        );
      }
      return;
    }
    requireValue('SMTP_URL', 'is required in production (confirmations are sent by mail)');
    requireValue('DECLARATION_SIGNING_KEY', 'is required in production (it signs QR codes)');
    requireValue('DATABASE_URL', 'is required in production (the embedded database is for trying only)');
    requireValue('PUBLIC_URL', 'is required in production');
    requireValue(
      'RATES_URL',
      'is required in production (the exchange rates shipped with the product grow old)',
    );
    requireValue('TRUST_PROXY', 'is required in production (the number of proxies in front, 0 for none)');
    for (const name of [
      'PUBLIC_URL',
      'SSO_ISSUER',
      'RATES_URL',
      'MATOMO_URL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    ] as const) {
      const address = values[name];
      if (address !== undefined && !isEncryptedOrLocal(address)) refuse(name, 'must be https in production');
    }
    if (database?.isPrivate === false) {
      refuse('DATABASE_URL', 'must have sslmode=verify-full in production (or a socket, or this machine)');
    }
    if (migrating?.isPrivate === false) {
      refuse(
        'MIGRATION_DATABASE_URL',
        'must have sslmode=verify-full in production (or a socket, or this machine)',
      );
    }
    if (values.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
      refuse('NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0 in production: no server would be verified');
    }
    if (values.DRAFT_DAYS < minDraftDays) {
      refuse('DRAFT_DAYS', `must be ${minDraftDays} or more in production`);
    }
    if (values.RETENTION_DAYS < minRetentionDays) {
      refuse('RETENTION_DAYS', `must be ${minRetentionDays} or more in production`);
    }
  });

export interface Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** null: the embedded database under dataDir. */
  readonly databaseUrl: string | null;
  /** null: the role of databaseUrl owns its tables. */
  readonly migrationDatabaseUrl: string | null;
  readonly accessLogDays: number;
  /** Those that this process keeps to the server, at the most; one more is for readiness. */
  readonly connections: ServerConnections;
  readonly dataDir: string;
  readonly ratesUrl: string | null;
  /** A list of offices of its own; null: those that ship with the product. */
  readonly officesFile: string | null;
  /** null: mails stay in the development mailbox. */
  readonly smtp: SmtpSettings | null;
  /** Ed25519 keys that sign QR codes; null: one of its own in dataDir. */
  readonly declarationSigningKey: string | null;
  readonly declarationsPerMinute: number;
  /** Mails that travellers may have sent to one address, and from one network. */
  readonly mailLimits: MailLimits;
  /** Exports that one supervisor may take in a day of Paris. */
  readonly exportsPerDay: number;
  /** Simulations that one address may ask for in a minute: hundreds of travellers share an airport's Wi-Fi. */
  readonly simulationsPerMinute: number;
  /** Lists that one agent may ask for in a minute; as many histories and versions, and as many lookups in the nomenclature. */
  readonly agentReadsPerMinute: number;
  readonly retentionDays: number;
  /** Days without a change after which a declaration that was never sent is erased. */
  readonly draftDays: number;
  /** Connections that this process holds at once. */
  readonly maxConnections: number;
  /** Mean lateness of the process, in milliseconds, from which it refuses calls. */
  readonly maxLatenessMs: number;
  /** How long a visitor may take to read an answer, in seconds. */
  readonly answerSeconds: number;
  /** How long it goes on answering once it is told to stop, for its proxy to see that it is not ready, in seconds. */
  readonly drainSeconds: number;
  readonly matomo: { readonly url: string; readonly siteId: string } | null;
  /** null: the measures are read from the machine itself alone. */
  readonly metricsReaders: MetricsReaders | null;
  /** null: no collector is told of what is done. */
  readonly traces: { readonly serviceName: string; readonly share: number } | null;
  /** Where what runs beside the service leaves a file when it succeeded; null: nowhere. */
  readonly statusFolder: string | null;
  /** Where the installation publishes docs/operations/incidents.md; null: nowhere. */
  readonly runbookUrl: string | null;
  /** Whom to tell of a fault of security: an address, `mailto:` or `https:`; null: nobody is said. */
  readonly securityContact: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Proxies between the callers and this process. */
  readonly trustProxy: number;
  readonly identity: IdentityEnvironment;
}

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function refusalOf({ issues }: z.ZodError): EnvironmentError {
  const faults = issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return new EnvironmentError(`Configuration refused: ${faults.join('; ')}.`);
}

/** An empty variable counts as absent, as compose files and shells write it. */
function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

const placeVariables = z.object({
  DATABASE_URL: postgresAddress
    .refine((address) => readServerAddress(address).isPrivate, {
      error: 'must have sslmode=verify-full (or a socket, or this machine)',
    })
    .optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
});

/** Where the data is, for a command that reads it and nothing else. Throws an EnvironmentError as `readEnvironment`. */
export function readDatabasePlace(source: NodeJS.ProcessEnv): Pick<Environment, 'databaseUrl' | 'dataDir'> {
  const parsed = placeVariables.safeParse(withoutEmpty(source));
  if (!parsed.success) throw refusalOf(parsed.error);
  return { databaseUrl: parsed.data.DATABASE_URL ?? null, dataDir: parsed.data.DATA_DIR };
}

/** Reads the configuration once, at start. Throws an EnvironmentError of one line, without the values. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = variables.safeParse(withoutEmpty(source));
  if (!parsed.success) throw refusalOf(parsed.error);
  const values = parsed.data;
  const { MATOMO_URL: url, MATOMO_SITE_ID: siteId, SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    accessLogDays: values.ACCESS_LOG_DAYS,
    connections: {
      work: values.DATABASE_CONNECTIONS,
      lists: values.DATABASE_LIST_CONNECTIONS,
      jobs: values.DATABASE_JOB_CONNECTIONS,
    },
    dataDir: values.DATA_DIR,
    ratesUrl: values.RATES_URL ?? null,
    officesFile: values.OFFICES_FILE ?? null,
    smtp:
      smtpUrl === undefined || from === undefined
        ? null
        : {
            url: smtpUrl,
            from,
            isTlsRequired: production && !isLoopback(new URL(smtpUrl).hostname),
            connections: values.SMTP_CONNECTIONS,
          },
    declarationSigningKey: values.DECLARATION_SIGNING_KEY ?? null,
    declarationsPerMinute: values.DECLARATIONS_PER_MINUTE,
    mailLimits: {
      mailsPerAddress: values.DECLARATION_MAILS_PER_ADDRESS,
      mailsPerNetwork: values.DECLARATION_MAILS_PER_NETWORK,
    },
    agentReadsPerMinute: values.AGENT_READS_PER_MINUTE,
    exportsPerDay: values.EXPORTS_PER_DAY,
    simulationsPerMinute: values.SIMULATIONS_PER_MINUTE,
    retentionDays: values.RETENTION_DAYS,
    draftDays: values.DRAFT_DAYS,
    maxConnections: values.MAX_CONNECTIONS,
    maxLatenessMs: values.MAX_LATENESS_MS,
    answerSeconds: values.ANSWER_SECONDS,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? usualDrainSeconds : 0),
    matomo: url === undefined || siteId === undefined ? null : { url, siteId },
    metricsReaders:
      values.METRICS_TOKEN === undefined || values.METRICS_NETWORKS === undefined
        ? null
        : { token: values.METRICS_TOKEN, networks: values.METRICS_NETWORKS },
    traces:
      (values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) === undefined
        ? null
        : { serviceName: values.OTEL_SERVICE_NAME, share: values.OTEL_TRACES_SAMPLER_ARG },
    statusFolder: values.STATUS_FOLDER ?? null,
    runbookUrl: values.RUNBOOK_URL ?? null,
    securityContact: values.SECURITY_CONTACT ?? null,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? 0,
    identity: identityEnvironment(values, production),
  };
}
