import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Owner } from '../../api/test/postgres-cluster';

const storeMembers = ['store1', 'store2', 'store3'] as const;
const dataMembers = ['data1', 'data2', 'data3'] as const;

export interface StorePlace {
  readonly name: string;
  readonly clientPort: number;
  readonly peerPort: number;
}

export interface DataPlace {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
}

/** Where everything of a cluster stands on one machine: ports of the loopback, and a folder. */
export interface ClusterPlan {
  readonly folder: string;
  readonly logs: string;
  readonly repository: string;
  readonly stores: readonly StorePlace[];
  readonly data: readonly DataPlace[];
  readonly databasePort: number;
  readonly poolerPort: number;
  readonly servicePort: number;
  readonly processPorts: readonly number[];
  readonly standInPorts: readonly number[];
}

/** Below those that the system gives to connections: one of these could be taken before its program starts. */
const [firstPort, portCount] = [20_000, 12_000];

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    await once(probe.close(), 'close');
    return true;
  } catch {
    return false;
  }
}

/** Ports that are free now, one after the other from somewhere: several clusters may run side by side. */
function freePorts(): () => Promise<number> {
  let offset = randomInt(portCount);
  return async () => {
    for (let tries = 0; tries < portCount; tries += 1) {
      offset = (offset + 1) % portCount;
      if (await isFree(firstPort + offset)) return firstPort + offset;
    }
    throw new Error('no port is free');
  };
}

/** Lays a cluster out below a folder, which it makes for who runs it. */
export async function planCluster(
  folder: string,
  { processes, owner, servicePort }: { processes: number; owner: Owner | undefined; servicePort?: number },
): Promise<ClusterPlan> {
  const nextPort = freePorts();
  const ownFolder = (...names: readonly string[]): string => {
    const place = path.join(folder, ...names);
    mkdirSync(place, { recursive: true, mode: 0o700 });
    if (owner !== undefined) chownSync(place, owner.uid, owner.gid);
    return place;
  };
  ownFolder();
  const stores: StorePlace[] = [];
  for (const name of storeMembers) {
    ownFolder(name);
    stores.push({ name, clientPort: await nextPort(), peerPort: await nextPort() });
  }
  const data: DataPlace[] = [];
  for (const name of dataMembers) {
    const place = ownFolder(name);
    for (const part of ['socket', 'lock', 'spool']) ownFolder(name, part);
    data.push({ name, port: await nextPort(), restPort: await nextPort(), folder: place });
  }
  const databasePort = await nextPort();
  const poolerPort = await nextPort();
  const processPorts: number[] = [];
  const standInPorts: number[] = [];
  for (let index = 0; index < processes; index += 1) {
    processPorts.push(await nextPort());
    standInPorts.push(await nextPort());
  }
  return {
    folder,
    logs: ownFolder('logs'),
    repository: ownFolder('backups'),
    stores,
    data,
    databasePort,
    poolerPort,
    servicePort: servicePort ?? (await nextPort()),
    processPorts,
    standInPorts,
  };
}
