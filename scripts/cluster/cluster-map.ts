import type { Cluster } from './start-cluster';

/** Where everything of a cluster is, for the person who started it. */
export async function clusterMap({ plan, nodes, origin, services }: Cluster): Promise<string> {
  const roles = await Promise.all(nodes.map((node) => node.role()));
  const lines: readonly (readonly [string, string])[] = [
    ['service', `${origin} (the proxy)`],
    ...services.map((service) => [service.name, service.origin] as const),
    ['database', `127.0.0.1:${plan.databasePort} (the proxy: it leads to the primary)`],
    ['pooler', `127.0.0.1:${plan.poolerPort}`],
    ...nodes.map(
      ({ name, port }, index) => [name, `127.0.0.1:${port} (${roles[index] ?? 'silent'})`] as const,
    ),
    ...plan.stores.map(({ name, clientPort }) => [name, `127.0.0.1:${clientPort}`] as const),
    ['backups', plan.repository],
    ['settings, logs', plan.folder],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, place]) => `  ${name.padEnd(width)}  ${place}`).join('\n');
}
