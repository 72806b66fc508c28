import { newSecrets } from '../cluster/secrets';

/** The least that production asks for, with a database of this machine. */
export function productionSettings(
  databaseUrl: string,
  port: number,
): Readonly<Record<string, string | number>> {
  const { session, signingKey } = newSecrets();
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: 'https://retour.example.org',
    TRUST_PROXY: 1,
    DATABASE_URL: databaseUrl,
    DECLARATION_SIGNING_KEY: signingKey,
    SESSION_SECRET: session,
    LOCAL_ACCOUNTS: 'on',
    AGENT_EMAIL_DOMAINS: 'example.org',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Retour en France <no-reply@example.org>',
    SUPPORT_EMAIL: 'support@example.org',
    RATES_URL: 'https://rates.example.org/eurofxref-hist-90d.xml',
  };
}
