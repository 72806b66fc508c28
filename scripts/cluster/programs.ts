import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Programs of the cluster, each with the Debian package that brings it. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
} as const;
export type Program = keyof typeof packages;

/** What Patroni speaks to etcd by. */
const storeLibrary = '/usr/lib/python3/dist-packages/etcd/__init__.py';

export const postgresPrograms = '/usr/lib/postgresql/15/bin';
/** Debian keeps servers where only root looks for them. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Null when the machine does not have it. */
export function findProgram(program: string): string | null {
  return folders.map((folder) => path.join(folder, program)).find(isExecutable) ?? null;
}

/** Packages that this machine lacks, by their names in Debian 12. */
export function missingPackages(): readonly string[] {
  const lacking = Object.entries(packages).filter(([program]) => findProgram(program) === null);
  return [
    ...(isExecutable(path.join(postgresPrograms, 'postgres')) ? [] : ['postgresql-15']),
    ...lacking.map(([, name]) => name),
    ...(existsSync(storeLibrary) ? [] : ['python3-etcd']),
  ];
}

/** Why a cluster cannot run on this machine; null when it can. */
export function whyNoCluster(): string | null {
  const lacking = missingPackages();
  return lacking.length === 0 ? null : `this machine lacks ${lacking.join(', ')}`;
}

/** Where a program of the cluster is. Throws when its package is missing. */
export function programFile(program: Program): string {
  const file = findProgram(program);
  if (file === null) throw new Error(`${program} is missing: install ${packages[program]}`);
  return file;
}
