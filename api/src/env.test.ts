import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

describe('readEnvironment', () => {
  it('needs nothing outside production', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      dataDir: '.data',
      ratesUrl: null,
    });
  });

  it('takes an empty variable as absent', () => {
    expect(readEnvironment({ PORT: '', MATOMO_URL: '' })).toMatchObject({ port: 3000, matomo: null });
  });

  it.each([
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://a' }, /DATABASE_URL/],
    [{ RATES_URL: 'file:///etc/passwd' }, /RATES_URL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ MATOMO_URL: 'https://m.example' }, /MATOMO_SITE_ID/],
    [{ TRUST_PROXY: '-1' }, /TRUST_PROXY/],
    [{ NODE_ENV: 'production' }, /DATABASE_URL.*PUBLIC_URL.*RATES_URL/],
  ])('refuses %o in one line', (source, reason) => {
    expect(() => readEnvironment(source)).toThrow(reason);
    expect(() => readEnvironment(source)).toThrow(/^[^\n]+$/);
  });
});
