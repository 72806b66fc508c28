import { randomBytes, randomUUID } from 'node:crypto';
import { declarationBody } from '../../../api/src/features/declaration/testing/declaration-body';
import { startPostgres } from '../../../api/test/postgres-cluster';
import { type RunningProduct, startProduct } from '../../product/start-product';
import { productionSettings } from '../production-settings';
import type { PlannedRequest } from './send-at-pace';

const port = 8_080;

/** One caller stands for a country. */
const noLimits = {
  SIMULATIONS_PER_MINUTE: '100000000',
  DECLARATIONS_PER_MINUTE: '100000000',
  LOG_LEVEL: 'error',
} as const;

/** One process as in production, on a PostgreSQL that writes to the disk what it acknowledges. */
export async function withService<Answer>(
  work: (service: RunningProduct) => Promise<Answer>,
): Promise<Answer> {
  const cluster = await startPostgres('durable');
  try {
    const { PORT: _port, ...settings } = productionSettings(cluster.url, port);
    const service = await startProduct({ ...settings, ...noLimits });
    try {
      return await work(service);
    } finally {
      await service.remove();
    }
  } finally {
    await cluster.stop();
  }
}

const simulation = JSON.stringify({
  age: 34,
  country: 'US',
  meanOfTransport: 'plane',
  border: false,
  shoppingProducts: [
    { customId: 'a', customName: 'Cadeau', originalValue: 129.9, currency: 'USD' },
    { customId: 'b', id: 'parfum', originalValue: 89, currency: 'USD' },
    { customId: 'c', id: 'cigarettes', amount: 400, originalValue: 60, currency: 'USD' },
  ],
});
const declaration = JSON.stringify(declarationBody());

export function aSimulation(): PlannedRequest {
  return { method: 'POST', path: '/api/simulator/', body: simulation };
}

/** A new declaration each time. */
export function aWrite(): PlannedRequest {
  return {
    method: 'PUT',
    path: `/api/declaration/${randomUUID()}/`,
    headers: { 'x-claim-token': randomBytes(32).toString('base64url') },
    body: declaration,
  };
}

/** Writes and simulations in turn, as often as asked of each. */
export function mixOf(writes: number, simulations: number): () => PlannedRequest {
  let owed = 0;
  return () => {
    owed += writes / (writes + simulations);
    if (owed < 1) return aSimulation();
    owed -= 1;
    return aWrite();
  };
}
