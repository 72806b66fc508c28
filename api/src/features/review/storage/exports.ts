import type {
  DeclarationListQuery,
  ExportList,
  ExportListQuery,
  ExportOutcome,
  ExportRequest,
  RecordedExport,
} from '@retour/contract';
import { exportsPage, retentionTerms, reviewFilters } from '@retour/contract';
import { type ActingAgent, entryOf, insertListEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { deletionRule } from '../../../platform/retention/retention-rule';
import { usedFilters } from './used-filters';

export interface ExportToBegin extends Pick<ExportRequest, 'reason'> {
  readonly id: string;
  readonly agentId: string;
  /** In Paris. */
  readonly day: string;
  readonly at: Date;
  readonly filters: DeclarationListQuery;
  readonly details: string | null;
  readonly perDay: number;
}

/** Nothing is begun when the agent is no supervisor any more, or has taken all those of the day. */
export type Begun = 'begun' | 'not-allowed' | 'none-left';

interface BeginRow {
  readonly isBegun: boolean;
  readonly isAllowed: boolean;
  readonly taken: number;
}

/** Who may take an export by what the database says now, whatever they were let in with. */
const allowed = (agent: string): string =>
  `select id from agent where id = ${agent}::uuid and status = 'active' and role = 'supervisor'`;

const beginText = `
with requester as (
  ${allowed('$2')}
), before as (
  select count(*)::int as taken from declaration_export where agent_id = $2::uuid and day = $3
), begun as (
  insert into declaration_export (id, agent_id, day, number, at, filters, reason, details)
  select $1, requester.id, $3, taken + 1, $4, $5, $6, $7 from requester, before where taken < $8
  on conflict (agent_id, day, number) do nothing
  returning 1
)
select exists (select from begun) as "isBegun", exists (select from requester) as "isAllowed", taken from before`;

/** What is kept of filters: what was typed may name a traveller, that it was typed does not. */
function recordedFilters(filters: DeclarationListQuery): Pick<RecordedExport, 'chosen' | 'typed'> {
  const used = usedFilters(filters);
  return {
    chosen: Object.fromEntries(
      used
        .filter((name) => reviewFilters[name].kind !== 'text')
        .map((name) => [name, [filters[name] ?? []].flat().map(String)]),
    ),
    typed: used.filter((name) => reviewFilters[name].kind === 'text'),
  };
}

/** Writes that an export begins. Two asked for at once take two numbers, and never one more than there are in a day. */
export async function beginExport(run: RunStatement, begin: ExportToBegin): Promise<Begun> {
  const filters = JSON.stringify(recordedFilters(begin.filters));
  const { id, agentId, day, at, reason, details, perDay } = begin;
  // Each round that begins nothing means that another export has begun: there are no more of them than in a day.
  for (let round = 0; round <= perDay; round += 1) {
    const [row] = await run<BeginRow>({
      name: 'begin-export',
      text: beginText,
      values: [id, agentId, day, at, filters, reason, details, perDay],
    });
    if (row?.isBegun) return 'begun';
    if (row?.isAllowed !== true) return 'not-allowed';
    if (row.taken >= perDay) return 'none-left';
  }
  return 'none-left';
}

/** Whether who takes an export is still a supervisor, in a session that nobody ended. */
export async function mayStillExport(
  run: RunStatement,
  { agentId, sessionId }: Pick<ActingAgent, 'agentId' | 'sessionId'>,
): Promise<boolean> {
  const rows = await run({
    name: 'may-still-export',
    text: `${allowed('$1')}
      and not exists (select from agent_session where agent_session.id = $2 and ended_at is not null)`,
    values: [agentId, sessionId],
  });
  return rows.length === 1;
}

/** Writes how an export ended, once. */
export async function endExport(
  run: RunStatement,
  end: { readonly id: string; readonly at: Date; readonly rows: number; readonly outcome: ExportOutcome },
): Promise<void> {
  await run({
    name: 'end-export',
    text: `update declaration_export set ended_at = $2, row_count = $3, outcome = $4 where id = $1 and outcome is null`,
    values: [end.id, end.at, end.rows, end.outcome],
  });
}

interface ExportRow {
  readonly id: string;
  readonly at: Date;
  /** To the microsecond: a JavaScript date has milliseconds. */
  readonly moment: string;
  readonly by: string;
  readonly filters: Pick<RecordedExport, 'chosen' | 'typed'>;
  readonly reason: RecordedExport['reason'];
  /** Empty once it named somebody who was erased. */
  readonly details: string | null;
  readonly row_count: number | null;
  readonly outcome: ExportOutcome | null;
}

/** One more than a page, which says that there is another; `$2` and `$3` are the place of the page before. */
const listText = `
with found as materialized (
  select e.id, at, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, trim(concat_ws(' ', first_name, last_name)) as by, filters, reason, details, row_count, outcome
  from declaration_export e join agent on agent.id = agent_id
  where $2::timestamptz is null or at < $2::timestamptz or (at = $2::timestamptz and e.id > $3::uuid)
  order by at desc, e.id limit ${exportsPage + 1}
), shown as (
  select * from found order by at desc, id limit ${exportsPage}
), logged as (${insertListEntry({ entry: '$1', shown: 'shown' })})
select * from found order by at desc, id`;

function toRecorded({ id, at, by, filters, reason, details, ...end }: ExportRow): RecordedExport {
  return {
    id,
    at: at.toISOString(),
    by,
    ...filters,
    reason,
    ...(details === null || details === '' ? {} : { details }),
    ...(end.row_count === null ? {} : { rows: end.row_count }),
    ...(end.outcome === null ? {} : { outcome: end.outcome }),
  };
}

/** A page of the exports, newest first; logged by the statement that reads them. */
export async function listExports(
  run: RunStatement,
  { before }: ExportListQuery,
  by: ActingAgent,
): Promise<Pick<ExportList, 'exports' | 'next'>> {
  const [at = null, id = null] = before?.split('_') ?? [];
  const details = before === undefined ? {} : { details: { before } };
  const rows = await run<ExportRow>({
    name: 'list-exports',
    text: listText,
    values: [entryOf(by, { action: 'exports-listed', ...details }), at, id],
  });
  const last = rows.length > exportsPage ? rows[exportsPage - 1] : undefined;
  return {
    exports: rows.slice(0, exportsPage).map(toRecorded),
    next: last === undefined ? null : `${last.moment}_${last.id}`,
  };
}

export async function countExports(
  run: RunStatement,
  { agentId, day }: { readonly agentId: string; readonly day: string },
): Promise<number> {
  const [row] = await run<{ taken: number }>({
    name: 'count-exports',
    text: 'select count(*)::int as taken from declaration_export where agent_id = $1::uuid and day = $2',
    values: [agentId, day],
  });
  return row?.taken ?? 0;
}

export const exportRule = deletionRule({
  name: 'exports',
  days: retentionTerms.exports,
  table: 'declaration_export',
  isDue: 'at < $1',
});
