import path from 'node:path';
import { absolute } from '../checks/source-files';
import type { ClusterPlan } from './plan';
import { prepareProgram, type RunningProgram } from './running-program';
import type { ClusterSecrets } from './secrets';

/** One of the API processes behind the proxy. */
export interface ServiceProcess extends RunningProgram {
  readonly origin: string;
  readonly isReady: () => Promise<boolean>;
}

/** Where a role finds the database: through the proxy, which leads to the primary. */
export function databaseAddress(plan: ClusterPlan, role: string, password: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${plan.databasePort}/retour`;
}

export interface ServiceSettings {
  /** Variables of the environment of this process alone. */
  readonly settings: Readonly<Record<string, string>>;
  /** Folder of the release that runs, built; this one unless it is said. */
  readonly release?: string | undefined;
}

export function prepareService(
  index: number,
  plan: ClusterPlan,
  secrets: ClusterSecrets,
  { settings, release = absolute('.') }: ServiceSettings,
): ServiceProcess {
  const name = `service${index + 1}`;
  const port = plan.processPorts[index] ?? 0;
  const origin = `http://127.0.0.1:${port}`;
  const program = prepareProgram({
    name,
    file: process.execPath,
    args: [path.join(release, 'api/dist/server.js')],
    folder: release,
    logFile: path.join(plan.logs, `${name}.log`),
    env: {
      PORT: String(port),
      STAND_IN_PORT: String(plan.standInPorts[index]),
      PUBLIC_URL: `http://localhost:${plan.servicePort}`,
      TRUST_PROXY: '1',
      TRIAL_TOOLS: 'on',
      LOCAL_ACCOUNTS: 'on',
      LOG_LEVEL: 'info',
      // The proxy looks every half second.
      DRAIN_SECONDS: '2',
      DATABASE_URL: databaseAddress(plan, 'retour_service', secrets.serving),
      MIGRATION_DATABASE_URL: databaseAddress(plan, 'retour_owner', secrets.owner),
      SESSION_SECRET: secrets.session,
      DECLARATION_SIGNING_KEY: secrets.signingKey,
      DATA_DIR: path.join(plan.folder, name),
      ...settings,
    },
  });
  return {
    ...program,
    origin,
    isReady: async () => {
      try {
        return (await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(3_000) })).ok;
      } catch {
        return false;
      }
    },
  };
}
