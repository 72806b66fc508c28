import { afterEach, describe, expect, it, vi } from 'vitest';
import { EnvironmentError, readEnvironment } from './env';

/** What a production says at the least. */
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  SSO_ISSUER: 'https://sso.example',
  SSO_CLIENT_ID: 'a',
  SSO_CLIENT_SECRET: 'b',
  AGENT_EMAIL_DOMAINS: 'Douane.Gouv.Example, autre.example',
  SUPPORT_EMAIL: 'support@example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'service@example.org',
  DECLARATION_SIGNING_KEY: 'k',
  DATABASE_URL: 'postgresql://db.example/retour?sslmode=verify-full',
  PUBLIC_URL: 'https://retour.example',
  RATES_URL: 'https://rates.example',
  TRUST_PROXY: '1',
};

afterEach(() => vi.unstubAllEnvs());

describe('readEnvironment', () => {
  it('needs nothing outside production', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      dataDir: '.data',
      ratesUrl: null,
      officesFile: null,
    });
  });

  it('is heard by its own machine alone unless HOST says otherwise', () => {
    expect(readEnvironment({}).host).toBe('127.0.0.1');
    expect(readEnvironment({ ...production }).host).toBe('127.0.0.1');
    expect(readEnvironment({ ...production, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readEnvironment({ HOST: '::1' }).host).toBe('::1');
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^Configuration refused: HOST must be this/);
    expect(readEnvironment({ HOST: '0.0.0.0', TRIAL_TOOLS: 'on' }).host).toBe('0.0.0.0');
  });

  it('tells of traces wherever an address of a collector is given', () => {
    expect(readEnvironment({}).traces).toBeNull();
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
      expect(readEnvironment({ ...production, [name]: 'https://collector.example' }).traces).toEqual({
        serviceName: 'retour-en-france',
        share: 1,
      });
  });

  it('has mails encrypted in production, but to a server of the machine itself', () => {
    const isTlsRequired = (source: NodeJS.ProcessEnv) => readEnvironment(source).smtp?.isTlsRequired;
    expect(isTlsRequired(production)).toBe(true);
    expect(isTlsRequired({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
    expect(isTlsRequired({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@example.org' })).toBe(false);
  });

  const { SSO_ISSUER, SSO_CLIENT_ID, SSO_CLIENT_SECRET, AGENT_EMAIL_DOMAINS, SMTP_URL, MAIL_FROM } =
    production;
  const sso = { SSO_ISSUER, SSO_CLIENT_ID, SSO_CLIENT_SECRET, AGENT_EMAIL_DOMAINS };
  const real = { ...sso, SMTP_URL, MAIL_FROM };

  it('has no stand-in and no mailbox beside a database of the machine, and says so', () => {
    const changes = { DATABASE_URL: 'postgresql://localhost/retour' };
    const reason = /^Configuration refused: DATABASE_URL holds real data/;
    expect(() => readEnvironment(changes)).toThrow(reason);
    expect(() => readEnvironment({ ...changes, ...sso })).toThrow(reason);
    expect(readEnvironment({ ...changes, ...real })).toMatchObject({ production: false });
  });

  it.each([
    [{ PUBLIC_URL: 'http://retour.example' }, /^Configuration refused: PUBLIC_URL must be on localhost/],
    [{ PUBLIC_URL: 'http://localhost.example' }, /PUBLIC_URL must be on localhost.*set NODE_ENV=production/],
    [
      { DATABASE_URL: 'postgresql://db.example/retour?sslmode=verify-full' },
      /^Configuration refused: DATABASE_URL holds real data: set NODE_ENV=production/,
    ],
  ])('serves nobody else outside production with %o, real sign-in and mails or not', (changes, reason) => {
    expect(() => readEnvironment(changes)).toThrow(reason);
    expect(() => readEnvironment({ ...changes, ...real })).toThrow(reason);
  });

  it.each(['Production', 'prod', 'PRODUCTION', 'production ', 'staging'])(
    'does not take NODE_ENV=%s for a trial',
    (name) => {
      const reason =
        /^Configuration refused: NODE_ENV must be production, development or test, or not set\.$/;
      expect(() => readEnvironment({ ...production, NODE_ENV: name })).toThrow(reason);
    },
  );

  it('asks the driver where the database is, with the variables of its own', () => {
    const source = { ...production, DATABASE_URL: 'postgresql:///retour' };
    expect(readEnvironment(source)).toMatchObject({ production: true });
    vi.stubEnv('PGHOST', '192.0.2.2');
    expect(() => readEnvironment(source)).toThrow(/DATABASE_URL must have sslmode/);
  });

  it('has them beside a database that a setting names for trying', () => {
    const trial = { DATABASE_URL: 'postgresql://localhost/retour', TRIAL_TOOLS: 'on' };
    expect(readEnvironment({ ...trial, PUBLIC_URL: 'http://127.0.0.1:3000' })).toMatchObject({ smtp: null });
  });

  it.each([
    [{ TRUST_PROXY: '' }, /^Configuration refused: TRUST_PROXY is required in production/],
    [
      { DATABASE_URL: 'postgresql://db.example/retour' },
      /^Configuration refused: DATABASE_URL must have sslmode/,
    ],
    [{ RATES_URL: 'http://rates.example' }, /^Configuration refused: RATES_URL must be https/],
    [{ DRAFT_DAYS: '6' }, /^Configuration refused: DRAFT_DAYS must be 7 or more/],
    [{ RETENTION_DAYS: '29' }, /^Configuration refused: RETENTION_DAYS must be 30 or more/],
    [
      { MATOMO_URL: 'http://matomo.example', MATOMO_SITE_ID: '1' },
      /^Configuration refused: MATOMO_URL must be https/,
    ],
    [
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      /^Configuration refused: NODE_TLS_REJECT_UNAUTHORIZED must not be 0/,
    ],
  ])('refuses %o in production, and not elsewhere', (changes, reason) => {
    expect(readEnvironment(production)).toMatchObject({ production: true, trustProxy: 1 });
    expect(() => readEnvironment({ ...production, ...changes })).toThrow(reason);
    expect(readEnvironment({ ...changes, TRIAL_TOOLS: 'on' })).toMatchObject({ production: false });
  });

  it.each([
    ['securite@example.org', 'mailto:securite@example.org'],
    ['https://example.org/signaler', 'https://example.org/signaler'],
  ])('takes %s as whom to tell of a fault', (SECURITY_CONTACT, securityContact) => {
    expect(readEnvironment({ SECURITY_CONTACT })).toMatchObject({ securityContact });
    expect(readEnvironment({})).toMatchObject({ securityContact: null });
  });

  it('takes a token and networks for the measures, both or none', () => {
    const METRICS_TOKEN = 'x'.repeat(32);
    const { metricsReaders } = readEnvironment({ METRICS_TOKEN, METRICS_NETWORKS: '192.0.2.0/24, ::1' });
    expect(metricsReaders).toEqual({ token: METRICS_TOKEN, networks: ['192.0.2.0/24', '::1'] });
    expect(readEnvironment({}).metricsReaders).toBeNull();
  });

  it('drops the last slash of its own address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'http://localhost:4000/' }).publicUrl).toBe('http://localhost:4000');
  });

  it('keeps seventeen connections, and reads other counts', () => {
    expect(readEnvironment({}).connections).toEqual({ work: 10, lists: 4, jobs: 2 });
    const source = {
      DATABASE_CONNECTIONS: '6',
      DATABASE_LIST_CONNECTIONS: '3',
      DATABASE_JOB_CONNECTIONS: '1',
    };
    expect(readEnvironment(source).connections).toEqual({ work: 6, lists: 3, jobs: 1 });
    expect(() => readEnvironment({ DATABASE_LIST_CONNECTIONS: '0' })).toThrow(/must be from 1 to 200/);
  });

  it('takes an empty variable as absent', () => {
    expect(readEnvironment({ PORT: '', MATOMO_URL: '' })).toMatchObject({ port: 3000, matomo: null });
  });

  it('lets local accounts replace the single sign-on in production, and nothing else', () => {
    const source = { NODE_ENV: 'production', LOCAL_ACCOUNTS: 'on' };
    expect(() => readEnvironment(source)).not.toThrow(/SSO_ISSUER/);
    expect(() => readEnvironment(source)).toThrow(/SESSION_SECRET/);
  });

  it('keeps local accounts off in production unless they are asked for', () => {
    expect(readEnvironment(production).identity).toMatchObject({
      localAccounts: false,
      organisation: { emailDomains: ['douane.gouv.example', 'autre.example'], sirets: null, idpIds: null },
      accountDomains: ['douane.gouv.example', 'autre.example'],
      sso: { issuer: 'https://sso.example', signature: 'ES256', isUserinfoSigned: true },
    });
    expect(readEnvironment({ ...production, LOCAL_ACCOUNTS: 'on' }).identity.localAccounts).toBe(true);
    expect(readEnvironment({}).identity).toMatchObject({ localAccounts: true, sso: null });
  });

  it('takes local accounts of any domain unless some are named, whomever the stand-in lets in', () => {
    expect(readEnvironment({}).identity).toMatchObject({
      organisation: { emailDomains: ['douane.gouv.example'], sirets: null, idpIds: null },
      accountDomains: null,
    });
    expect(readEnvironment({ AGENT_EMAIL_DOMAINS: 'Douane.example' }).identity).toMatchObject({
      accountDomains: ['douane.example'],
    });
  });

  it('asks for the identity providers that it names', () => {
    const AGENT_IDP_IDS = '71144ab3-ee1a-4401-b7b3-79b44f7daeeb, b';
    const { organisation } = readEnvironment({ ...production, AGENT_IDP_IDS }).identity;
    expect(organisation.idpIds).toEqual(['71144ab3-ee1a-4401-b7b3-79b44f7daeeb', 'b']);
    expect(() => readEnvironment({ ...production, AGENT_IDP_IDS, SSO_SCOPES: 'openid email' })).toThrow(
      /^Configuration refused: SSO_SCOPES must ask for idp_id with AGENT_IDP_IDS\.$/,
    );
  });

  it.each([
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://a' }, /DATABASE_URL/],
    [{ RATES_URL: 'file:///etc/passwd' }, /RATES_URL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ METRICS_TOKEN: 'x'.repeat(32) }, /METRICS_NETWORKS is required with METRICS_TOKEN/],
    [{ METRICS_NETWORKS: '192.0.2.0/24' }, /METRICS_TOKEN is required with METRICS_NETWORKS/],
    [{ METRICS_TOKEN: 'short', METRICS_NETWORKS: '192.0.2.0/24' }, /METRICS_TOKEN must be 32 characters/],
    [
      { METRICS_TOKEN: 'x'.repeat(32), METRICS_NETWORKS: '192.0.2.0/24, here' },
      /METRICS_NETWORKS must be networks/,
    ],
    [{ RUNBOOK_URL: 'javascript:alert(1)' }, /RUNBOOK_URL must be an http/],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /OTEL_TRACES_SAMPLER_ARG must be from 0 to 1/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
    [
      { NODE_ENV: 'production', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' },
      /OTEL_EXPORTER_OTLP_ENDPOINT must be https/,
    ],
    [
      {
        NODE_ENV: 'production',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector.example/v1/traces',
      },
      /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be https/,
    ],
    [{ SECURITY_CONTACT: 'http://example.org' }, /SECURITY_CONTACT must be a mail address or an https/],
    [{ SECURITY_CONTACT: 'https://a.example\nContact: b' }, /SECURITY_CONTACT must be a mail/],
    [{ MATOMO_URL: 'https://m.example' }, /MATOMO_SITE_ID/],
    [{ TRUST_PROXY: '-1' }, /TRUST_PROXY/],
    [{ NODE_ENV: 'production' }, /SESSION_SECRET.*SSO_ISSUER.*DATABASE_URL.*PUBLIC_URL.*RATES_URL/],
    [{ NODE_ENV: 'production', LOCAL_ACCOUNTS: 'off' }, /SSO_ISSUER is required/],
    [{ NODE_ENV: 'production', SSO_ISSUER: 'http://sso.example' }, /SSO_ISSUER must be https/],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://retour.example' }, /PUBLIC_URL must be https/],
    [{ SSO_ISSUER: 'https://sso.example' }, /SSO_CLIENT_ID.*SSO_CLIENT_SECRET.*AGENT_EMAIL_DOMAINS/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have 32/],
    [{ LOCAL_ACCOUNTS: 'maybe' }, /LOCAL_ACCOUNTS must be on or off/],
    [{ AGENT_SIRETS: '123' }, /AGENT_SIRETS.*14 digits/],
    [{ AGENT_EMAIL_DOMAINS: '@douane' }, /AGENT_EMAIL_DOMAINS.*domains/],
    [{ AGENT_IDP_IDS: 'a b;c' }, /AGENT_IDP_IDS.*identifiers/],
    [{ SSO_SCOPES: 'email' }, /SSO_SCOPES must be names/],
    [{ SSO_SIGNING_ALG: 'none' }, /SSO_SIGNING_ALG must be one of/],
    [{ STAND_IN_PORT: '99999' }, /STAND_IN_PORT/],
    [{ DRAFT_DAYS: '0' }, /DRAFT_DAYS must be from 1 to 3650/],
    [{ MAX_CONNECTIONS: '10' }, /MAX_CONNECTIONS must be from 50 to 60000/],
    [{ DRAIN_SECONDS: '61' }, /DRAIN_SECONDS must be from 0 to 60/],
    [{ MAX_LATENESS_MS: '0' }, /MAX_LATENESS_MS must be from 100 to 60000/],
    [{ ANSWER_SECONDS: '5' }, /ANSWER_SECONDS must be from 30 to 3600/],
    [{ RETENTION_DAYS: '3651' }, /RETENTION_DAYS must be from 1 to 3650/],
    [{ RETENTION_DAYS: '999999999999' }, /RETENTION_DAYS must be from 1 to 3650/],
    [{ ...production, TRUST_PROXY: ' ' }, /TRUST_PROXY must be the number of proxies/],
    [{ ...production, TRUST_PROXY: '0x1' }, /TRUST_PROXY must be the number of proxies/],
    [{ ...production, TRUST_PROXY: '1e0' }, /TRUST_PROXY must be the number of proxies/],
    [{ PORT: ' ' }, /PORT must be a port number/],
    [{ ACCESS_TOKEN_SECONDS: '0x10' }, /ACCESS_TOKEN_SECONDS must be from 1 to 3600/],
    [{ ...production, SESSION_SECRET: ' '.repeat(40) }, /SESSION_SECRET must have 32/],
    [{ ...production, PUBLIC_URL: 'https://retour.example/?a' }, /PUBLIC_URL must have no query/],
    [{ ...production, PUBLIC_URL: 'https://retour.example?' }, /PUBLIC_URL must have no query/],
    [{ ...production, PUBLIC_URL: 'https://retour.example/#a' }, /PUBLIC_URL must have no query/],
    [{ ...production, PUBLIC_URL: 'https://a@retour.example' }, /PUBLIC_URL must have no query/],
    [{ MAIL_FROM: 'a@example.org, b@example.org' }, /MAIL_FROM must be one mail address/],
    [{ MAIL_FROM: 'A <a@example.org>, B <b@example.org>' }, /MAIL_FROM must be one mail address/],
    [{ MAIL_FROM: 'a@example.org;b@example.org' }, /MAIL_FROM must be one mail address/],
  ])('refuses %o in one line', (source, reason) => {
    expect(() => readEnvironment(source)).toThrow(reason);
    expect(() => readEnvironment(source)).toThrow(/^[^\n]+$/);
  });

  it.each([
    ['PUBLIC_URL', 'x.fr'],
    ['RATES_URL', 'r'],
    ['MATOMO_URL', 'matomo.example'],
    ['SSO_ISSUER', 'sso.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', `smtp://user:${'pass#w0rd'}@mail.example`],
    ['SMTP_URL', `smtp://user:${'25#w0rd'}@mail.example`],
    ['SMTP_URL', `smtp://user:${'%zz'}@mail.example`],
    ['DATABASE_URL', 'garbage'],
    ['DATABASE_URL', `postgresql://user:${'pass#w0rd'}@db.example/retour?sslmode=verify-full`],
    ['DATABASE_URL', `postgresql://user:${'5432#w0rd'}@db.example/retour?sslmode=verify-full`],
    ['DATABASE_URL', `postgresql://user:${'%ff'}@db.example/retour?sslmode=verify-full`],
    ['DATABASE_URL', 'postgresql://db.example/retour?sslrootcert=/nowhere.pem'],
  ])('names %s when it is %s, and says nothing of its value', (name, value) => {
    const reason = new RegExp(`^Configuration refused: ${name} must be an? [^;\\n]+\\.$`);
    for (const source of [{ [name]: value }, { ...production, [name]: value }]) {
      expect(() => readEnvironment(source)).toThrow(EnvironmentError);
      expect(() => readEnvironment(source)).toThrow(reason);
      expect(() => readEnvironment(source)).not.toThrow(/w0rd|zz|%ff|nowhere|x\.fr|example|garbage/);
    }
  });

  it.each(['service@example.org', 'Douane <service@example.org>', '"Douane, service" <service@example.org>'])(
    'sends from %s',
    (from) => expect(readEnvironment({ ...production, MAIL_FROM: from }).smtp).toMatchObject({ from }),
  );
});
