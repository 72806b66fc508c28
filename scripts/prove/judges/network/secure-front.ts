import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../api/test/free-port';
import { startPostgres } from '../../../../api/test/postgres-cluster';
import { programFile } from '../../../cluster/programs';
import { prepareProgram } from '../../../cluster/running-program';
import { until } from '../../../cluster/until';
import { deployFile } from '../../../deploy/deploy-file';
import { fillInFile } from '../../../deploy/fill-in';
import { runProgram } from '../../../package/run-program';
import { startProduct } from '../../../product/start-product';
import { typeSoundCommand } from '../../../runbooks/type-command';
import { productionSettings } from '../../production-settings';

/** The service as production runs it, on loopback: a process, PostgreSQL, the proxy of `deploy/` with TLS. */
export interface SecureFront {
  readonly origin: string;
  readonly port: number;
  /** Where whoever comes without TLS knocks. */
  readonly plainOrigin: string;
  /** Who signed its certificate, made for the occasion. */
  readonly authority: string;
  readonly stop: () => Promise<void>;
}

const name = 'localhost';

/** A certificate for this machine, and who signed it; gives their files. */
async function makeCertificate(
  folder: string,
): Promise<{ readonly authority: string; readonly chain: string }> {
  const file = (end: string): string => path.join(folder, end);
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await runProgram(
    'openssl',
    [
      ...['req', '-x509', ...ec, '-days', '90', '-subj', '/CN=Judges', '-keyout', file('ca.key')],
      ...['-out', file('ca.pem')],
    ],
    folder,
  );
  await runProgram(
    'openssl',
    [...['req', ...ec, '-subj', `/CN=${name}`, '-keyout', file('front.key'), '-out', file('front.csr')]],
    folder,
  );
  writeFileSync(
    file('front.ext'),
    `subjectAltName = DNS:${name}\nextendedKeyUsage = serverAuth\nkeyUsage = digitalSignature\n`,
  );
  await runProgram(
    'openssl',
    [
      ...['x509', '-req', '-in', file('front.csr'), '-CA', file('ca.pem'), '-CAkey', file('ca.key')],
      ...['-CAcreateserial', '-days', '90', '-extfile', file('front.ext'), '-out', file('front.pem')],
    ],
    folder,
  );
  await typeSoundCommand('(umask 077; cat fullchain.pem privkey.pem > /etc/haproxy/service.pem)', {
    folder,
    places: {
      'fullchain.pem': file('front.pem'),
      'privkey.pem': file('front.key'),
      '/etc/haproxy/service.pem': file('front-chain.pem'),
    },
  });
  return { authority: file('ca.pem'), chain: file('front-chain.pem') };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      { host: name, port, path: '/api/health/ready', rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('error', () => resolve(false)).end();
  });
}

export async function startSecureFront(): Promise<SecureFront> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-front-'));
  const port = await freePort();
  const origin = `https://${name}:${port}`;
  const plainPort = await freePort();
  const { authority, chain } = await makeCertificate(folder);
  const cluster = await startPostgres('volatile');
  const { PORT: _port, ...settings } = productionSettings(cluster.url, 0);
  const product = await startProduct({ ...settings, PUBLIC_URL: origin });
  const write = (file: string, values: Readonly<Record<string, string | number>>): string => {
    const place = path.join(folder, file);
    writeFileSync(place, fillInFile(deployFile(`haproxy/${file}`), values));
    return place;
  };
  const files = [
    write('haproxy.cfg', {
      STATS_SOCKET: path.join(folder, 'haproxy.sock'),
      DATABASE_ADDRESS: `127.0.0.1:${await freePort()}`,
      DATABASE_SERVERS: '',
      SERVICE_ADDRESS: `127.0.0.1:${await freePort()}`,
      SERVICE_HOST: new URL(product.origin).host,
      SCHEME: 'https',
      PROCESSES: `    server service1 ${new URL(product.origin).host} check`,
      PROXIES_IN_FRONT: deployFile('haproxy/in-front.lst'),
    }),
    write('tls.cfg', {
      TLS_ADDRESS: `127.0.0.1:${port}`,
      CERTIFICATE: chain,
      PROXIES_IN_FRONT: deployFile('haproxy/in-front.lst'),
      PLAIN_ADDRESS: `127.0.0.1:${plainPort}`,
      PUBLIC_URL: origin,
    }),
  ];
  const given = files.flatMap((file) => ['-f', file]);
  const proxy = prepareProgram({
    name: 'proxy',
    file: programFile('haproxy'),
    args: ['-db', ...given],
    folder,
    logFile: path.join(folder, 'proxy.log'),
  });
  async function stop(): Promise<void> {
    await proxy.stop();
    await product.remove();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    // What it only warns of counts too.
    await typeSoundCommand('haproxy -c -dW -f /etc/haproxy/haproxy.cfg -f /etc/haproxy/tls.cfg', {
      places: { '/etc/haproxy': folder },
    });
    proxy.start();
    await until('the proxy', () => {
      if (!proxy.isRunning()) throw new Error(readFileSync(path.join(folder, 'proxy.log'), 'utf8'));
      return answers(port);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, port, plainOrigin: `http://${name}:${plainPort}`, authority, stop };
}
