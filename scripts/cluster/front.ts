import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Owner } from '../../api/test/postgres-cluster';
import { deployFile } from '../deploy/deploy-file';
import { fillInFile } from '../deploy/fill-in';
import type { ClusterPlan } from './plan';
import { programFile } from './programs';
import { prepareProgram, type RunningProgram } from './running-program';
import type { ClusterSecrets } from './secrets';
import type { WriteSettings } from './write-settings';

interface FrontContext {
  readonly plan: ClusterPlan;
  readonly secrets: ClusterSecrets;
  readonly owner: Owner | undefined;
  readonly write: WriteSettings;
}

/** The stores, where the cluster agrees on who is the primary. */
export function prepareStores({ plan, owner, write }: FrontContext): readonly RunningProgram[] {
  const address = (port: number): string => `http://127.0.0.1:${port}`;
  const everyPeer = plan.stores.map(({ name, peerPort }) => `${name}=${address(peerPort)}`).join(',');
  return plan.stores.map(({ name, clientPort, peerPort }) => {
    const settings = write(
      `${name}/etcd.conf.yml`,
      fillInFile(deployFile('etcd/etcd.conf.yml'), {
        MEMBER: name,
        DATA_DIR: path.join(plan.folder, name, 'data'),
        CLIENT_URL: address(clientPort),
        PEER_URL: address(peerPort),
        CLUSTER: everyPeer,
      }),
    );
    return prepareProgram({
      name,
      file: programFile('etcd'),
      args: ['--config-file', settings],
      folder: path.join(plan.folder, name),
      owner,
      logFile: path.join(plan.logs, `${name}.log`),
    });
  });
}

/** The proxy in front of the database and of the service. */
export function prepareProxy({ plan, owner, write }: FrontContext): RunningProgram {
  const databases = plan.data.map(
    ({ name, port, restPort }) =>
      `    server ${name} 127.0.0.1:${port} maxconn 200 check addr 127.0.0.1 port ${restPort}`,
  );
  const processes = plan.processPorts.map(
    (port, index) => `    server service${index + 1} 127.0.0.1:${port} check`,
  );
  const settings = write(
    'haproxy.cfg',
    fillInFile(deployFile('haproxy/haproxy.cfg'), {
      STATS_SOCKET: path.join(plan.folder, 'haproxy.sock'),
      DATABASE_ADDRESS: `127.0.0.1:${plan.databasePort}`,
      DATABASE_SERVERS: databases.join('\n'),
      SERVICE_ADDRESS: `127.0.0.1:${plan.servicePort}`,
      SERVICE_HOST: `localhost:${plan.servicePort}`,
      SCHEME: 'http',
      PROXIES_IN_FRONT: write('in-front.lst', readFileSync(deployFile('haproxy/in-front.lst'), 'utf8')),
      PROCESSES: processes.join('\n'),
    }),
  );
  return prepareProgram({
    name: 'proxy',
    file: programFile('haproxy'),
    args: ['-db', '-f', settings],
    folder: plan.folder,
    owner,
    logFile: path.join(plan.logs, 'proxy.log'),
  });
}

/** The pooler in front of the proxy, for whoever wants it: the processes of one machine need none. */
export function preparePooler({ plan, secrets, owner, write }: FrontContext): RunningProgram {
  const users = write(
    'pgbouncer-users.txt',
    `"retour_service" "${secrets.serving}"\n"retour_owner" "${secrets.owner}"\n`,
  );
  const settings = write(
    'pgbouncer.ini',
    fillInFile(deployFile('pgbouncer/pgbouncer.ini'), {
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: plan.databasePort,
      LISTEN_HOST: '127.0.0.1',
      LISTEN_PORT: plan.poolerPort,
      USERS_FILE: users,
      PID_FILE: path.join(plan.folder, 'pgbouncer.pid'),
      LOG_FILE: path.join(plan.logs, 'pooler.log'),
    }),
  );
  return prepareProgram({
    name: 'pooler',
    file: programFile('pgbouncer'),
    args: ['--quiet', settings],
    folder: plan.folder,
    owner,
    logFile: path.join(plan.logs, 'pooler.log'),
  });
}
