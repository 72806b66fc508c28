import type { Environment } from './env';
import { packageVersion } from './platform/package-root';
import type { TracesOptions } from './platform/tracing/open-telemetry';
import type { Tracing } from './platform/tracing/tracing';

/** Traces, where a collector is named; without one nothing of OpenTelemetry is loaded. */
export async function startTraces(
  { traces }: Pick<Environment, 'traces'>,
  log: TracesOptions['log'],
): Promise<Tracing | null> {
  if (traces === null) return null;
  const { startOpenTelemetry } = await import('./platform/tracing/open-telemetry');
  return startOpenTelemetry({ ...traces, version: packageVersion(), log });
}
