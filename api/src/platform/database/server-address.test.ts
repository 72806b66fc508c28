import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServerAddress } from './server-address';

// Of « require » the driver says that it will mean less one day: what it means today is looked at here.
beforeEach(() => void vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['postgresql://localhost/retour', true],
  ['postgresql://LOCALHOST/retour', true],
  ['postgresql://user:secret@127.0.0.1:5433/retour', true],
  ['postgresql://127.0.0.2/retour', true],
  ['postgresql://[::1]/retour', true],
  ['postgresql:///retour', true],
  ['postgresql:///retour?host=/var/run/postgresql', true],
  ['postgresql://%2Fvar%2Frun%2Fpostgresql/retour', true],
  ['postgresql://user@/retour?host=/cloudsql/project:region:instance', true],
  [`postgresql://user:${'%23secret'}@db.example/retour?sslmode=verify-full`, true],
  ['postgresql://db.example/retour?sslmode=require', true],
  ['postgresql://db.example/retour?sslmode=verify-full', true],
  ['postgresql://db.example/retour?ssl=true', true],
  ['postgresql://db.example/retour', false],
  ['postgresql://192.0.2.2/retour?host=', false],
  ['postgresql://192.0.2.2/retour?host=localhost&host=', false],
  ['postgresql://db.example/retour?sslmode=disable', false],
  ['postgresql://db.example/retour?sslmode=no-verify', false],
  ['postgresql://db.example/retour?ssl=no-verify', false],
  ['postgresql://db.example/retour?ssl=yes', false],
  ['postgresql://db.example/retour?sslmode=require&sslmode=disable', false],
  ['postgresql://db.example/retour?sslmode=require&uselibpqcompat=true', false],
  ['postgresql://localhost/retour?host=db.example', false],
  ['postgresql://localhost.example/retour', false],
])('%s: %s', (url, isPrivate) => {
  expect(readServerAddress(url).isPrivate).toBe(isPrivate);
});

it('goes where the environment of the driver says when the address does not', () => {
  vi.stubEnv('PGHOST', '192.0.2.2');
  expect(readServerAddress('postgresql:///retour')).toMatchObject({ isLocal: false, isPrivate: false });
  expect(readServerAddress('postgresql://localhost/retour').isPrivate).toBe(true);
  vi.stubEnv('PGSSLMODE', 'no-verify');
  expect(readServerAddress('postgresql:///retour').isPrivate).toBe(false);
  vi.stubEnv('PGSSLMODE', 'verify-full');
  expect(readServerAddress('postgresql:///retour')).toMatchObject({ isLocal: false, isPrivate: true });
});

it('names the place without its user nor its password', () => {
  const { place } = readServerAddress(`postgresql://user:${'secret'}@db.example:5433/retour`);
  expect(place).toBe('db.example:5433/retour');
});

it.each([
  `postgresql://user:${'pass#word'}@db.example/retour`,
  `postgresql://user:${'%ff'}@db.example/retour`,
  'postgresql://db.example/retour?port=abc',
  'postgresql://db.example/retour?sslrootcert=/nowhere.pem',
])('cannot read %s', (url) => {
  expect(() => readServerAddress(url)).toThrow();
});
