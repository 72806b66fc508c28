import type { CorrectedAmounts } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

export type Amount = CorrectedAmounts['before'];

interface VersionRow extends Amount {
  readonly version: number;
  /** The proposed correction that it is of, about that version; null for what the version came to. */
  readonly proposal: string | null;
}

export interface KeptVersions {
  /** What a version came to; undefined when nothing of it is kept. */
  readonly of: (version: number) => Amount | undefined;
  /** What a proposed correction would make of it. */
  readonly proposed: (proposal: string) => Amount | undefined;
}

/** What is asked: what may not enter is never paid for. */
const amount = `coalesce(assessment #>> '{withoutForbidden,total}', assessment ->> 'total')::float8 as total,
  coalesce(assessment #>> '{withoutForbidden,totalIsMinimum}', assessment ->> 'totalIsMinimum', 'false')::boolean as "totalIsMinimum"`;

/** What a declaration came to at each correction, and what those that were proposed would make of it. */
export async function readVersions(run: RunStatement, declarationId: string): Promise<KeptVersions> {
  const rows = await run<VersionRow>({
    name: 'read-versions',
    text: `select version, null::uuid as proposal, ${amount} from declaration where id = $1
      union all select version, null, ${amount} from declaration_version where declaration_id = $1
      union all select version, id, ${amount} from correction_proposal where declaration_id = $1 and assessment is not null
      order by version`,
    values: [declarationId],
  });
  const amountOf = (row: VersionRow | undefined): Amount | undefined =>
    row && { total: row.total, totalIsMinimum: row.totalIsMinimum };
  return {
    // A correction keeps what it replaces: that of an earlier version too, which nothing changed until then.
    of: (version) => amountOf(rows.find((row) => row.proposal === null && row.version >= version)),
    proposed: (proposal) => amountOf(rows.find((row) => row.proposal === proposal)),
  };
}
