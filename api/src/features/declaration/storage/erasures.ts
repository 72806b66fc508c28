import type { ErasureGround } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

export interface Erasure {
  readonly declarationId: string;
  readonly at: Date;
  readonly ground: ErasureGround;
}

/** Every erasure that was asked for, oldest first: what is kept beside the backups. */
export async function listErasures(run: RunStatement): Promise<readonly Erasure[]> {
  const rows = await run<{ declaration_id: string; at: Date; ground: ErasureGround }>({
    text: 'select declaration_id, at, ground from erasure order by at, declaration_id',
    values: [],
  });
  return rows.map(({ declaration_id: declarationId, ...erasure }) => ({ declarationId, ...erasure }));
}
