import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployFile } from './deploy-file';

const read = (file: string): string => readFileSync(deployFile(`haproxy/${file}`), 'utf8');
const [own, secure] = [read('haproxy.cfg'), read('tls.cfg')];

/** The lines of a section, `frontend secure`. */
function section(text: string, title: string): string {
  const [, after = ''] = text.split(`${title}\n`);
  return after.split(/^\S/m)[0] ?? '';
}

const maxConnections = (part: string): number => Number(/^ {4}maxconn (\d+)$/m.exec(part)?.[1] ?? Number.NaN);

const service = section(own, 'frontend service');
const [tls, plain] = [section(secure, 'frontend secure'), section(secure, 'frontend plain')];

it.each([
  ['without TLS', [service]],
  ['with TLS in front', [tls, plain]],
])(
  'leaves the processes their connections to the database, however many visitors there are, %s',
  (_, faces) => {
    const visitors = faces.map(maxConnections).reduce((sum, count) => sum + count, 0);
    expect(visitors).toBeLessThanOrEqual(maxConnections(section(own, 'global')) - 1_000);
  },
);

it.each([
  ['service', service],
  ['secure', tls],
  ['plain', plain],
])('counts what one address holds at %s', (_, face) => {
  expect(face).toMatch(/tcp-request connection track-sc0 src,ipmask\(32,64\) table visitors/);
  expect(face).toMatch(/tcp-request connection reject if \{ sc0_conn_cur gt \d+ \}/);
});

it.each([
  ['service', service],
  ['secure', tls],
])('believes at %s the address of a visitor from a known proxy, and from nobody else', (_, face) => {
  expect(face).toMatch(/^ {4}http-request del-header X-Forwarded-For unless is_proxy_in_front$/m);
  expect(face).toMatch(/^ {4}acl is_proxy_in_front src -f @PROXIES_IN_FRONT@$/m);
});
