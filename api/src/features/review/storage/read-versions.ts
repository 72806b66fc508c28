import type { CorrectedAmounts } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import type { StoredRequest } from '../../declaration/storage/declared-content';

export type Amount = CorrectedAmounts['before'];

interface VersionRow extends Amount {
  readonly version: number;
  /** The proposed correction that it is of, about that version; null for what the version came to. */
  readonly proposal: string | null;
  /** What was declared, as it was kept; null of a proposal. */
  readonly request: StoredRequest | null;
}

export interface KeptVersions {
  /** What a version came to; undefined when nothing of it is kept. */
  readonly of: (version: number) => Amount | undefined;
  /** What a proposed correction would make of it. */
  readonly proposed: (proposal: string) => Amount | undefined;
  /** What a version says was declared; undefined when nothing of it is kept. */
  readonly declared: (version: number) => StoredRequest | undefined;
}

/** What is asked: what may not enter is never paid for. */
const amount = `coalesce(assessment #>> '{withoutForbidden,total}', assessment ->> 'total')::float8 as total,
  coalesce(assessment #>> '{withoutForbidden,totalIsMinimum}', assessment ->> 'totalIsMinimum', 'false')::boolean as "totalIsMinimum"`;

/** What a declaration said and came to at each correction, and what those that were proposed would make of it. */
export async function readVersions(run: RunStatement, declarationId: string): Promise<KeptVersions> {
  const rows = await run<VersionRow>({
    name: 'read-versions',
    text: `select version, null::uuid as proposal, request, ${amount} from declaration where id = $1
      union all select version, null, request, ${amount} from declaration_version where declaration_id = $1
      union all select version, id, null, ${amount} from correction_proposal where declaration_id = $1 and assessment is not null
      order by version`,
    values: [declarationId],
  });
  const amountOf = (row: VersionRow | undefined): Amount | undefined =>
    row && { total: row.total, totalIsMinimum: row.totalIsMinimum };
  // A correction keeps what it replaces: that of an earlier version too, which nothing changed until then.
  const rowOf = (version: number): VersionRow | undefined =>
    rows.find((row) => row.proposal === null && row.version >= version);
  return {
    of: (version) => amountOf(rowOf(version)),
    declared: (version) => rowOf(version)?.request ?? undefined,
    proposed: (proposal) => amountOf(rows.find((row) => row.proposal === proposal)),
  };
}
