import { type AccessEntry, type AccessLogQuery, accessLogPage } from '@retour/contract';
import { normalisePublicIdText } from '@retour/core';
import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { isInParisDay } from '../../../platform/database/sql-text';

interface ReadRow {
  readonly chain: number;
  readonly seq: number;
  readonly moment: string;
  readonly action: AccessEntry['action'];
  readonly agent_id: string | null;
  readonly agent_name: string | null;
  readonly network: string | null;
  readonly session_id: string | null;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly details: Record<string, unknown> | null;
  readonly row_count: number | null;
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** The subject as a key of its table; null for what names nothing. */
const keyOf = (kind: string): string =>
  `case when entry.subject_kind = '${kind}' and entry.subject_id ~ '${uuid}' then entry.subject_id::uuid end`;

/** Each filter is an index read from its end; `$6` to `$8` are the place of the page before. */
const text = `
with logged as (${insertEntry({ entry: '$1', isReading: true })}), page as (
  select * from access_log
  where ($2::text is null or agent_id = $2::text)
    and ($3::text is null or action = $3::text)
    and ($4::text[] is null or (subject_kind = 'declaration' and subject_id = any($4::text[])))
    and ($5::date is null or ${isInParisDay('at', '$5')})
    and ($6::timestamptz is null or (at, chain, seq) < ($6::timestamptz, $7::smallint, $8::bigint))
  order by at desc, chain desc, seq desc limit ${accessLogPage + 1}
)
select entry.chain, entry.seq::float8 as seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
  entry.action, entry.agent_id, nullif(concat_ws(' ', agent.first_name, agent.last_name), '') as agent_name, entry.network,
  entry.session_id::text as session_id, entry.subject_kind, entry.subject_id,
  coalesce(
    (select public_id from declaration where id = ${keyOf('declaration')}),
    (select nullif(concat_ws(' ', first_name, last_name), '') from agent where id = ${keyOf('agent')})
  ) as subject_name, entry.details, entry.row_count
from page entry left join agent on agent.id = case when entry.agent_id ~ '${uuid}' then entry.agent_id::uuid end
order by entry.at desc, entry.chain desc, entry.seq desc`;

/** A declaration under each of the names that entries give it: its id, or what was asked for in vain. */
async function namesOf(run: RunStatement, declaration: string): Promise<readonly string[]> {
  if (new RegExp(uuid, 'i').test(declaration)) return [declaration.toLowerCase()];
  const publicId = normalisePublicIdText(declaration);
  const rows = await run<{ id: string }>({
    text: 'select id::text as id from declaration where public_id = $1',
    values: [publicId],
  });
  return [publicId, ...rows.map(({ id }) => id)];
}

function toEntry(row: ReadRow): AccessEntry {
  const { agent_id: agentId, agent_name: agentName, subject_kind: kind, subject_id: subjectId } = row;
  return {
    id: `${row.chain}-${row.seq}`,
    at: row.moment,
    action: row.action,
    ...(agentId === null
      ? {}
      : { agent: { id: agentId, ...(agentName === null ? {} : { name: agentName }) } }),
    ...(row.network === null ? {} : { network: row.network }),
    ...(row.session_id === null ? {} : { sessionId: row.session_id }),
    ...(kind === null || subjectId === null
      ? {}
      : {
          subject: { kind, id: subjectId, ...(row.subject_name === null ? {} : { name: row.subject_name }) },
        }),
    ...(row.details === null ? {} : { details: row.details }),
    ...(row.row_count === null ? {} : { rows: row.row_count }),
  };
}

/** A page of the log, newest first; that it was read is logged by the same statement. */
export async function readLog(
  run: RunStatement,
  query: AccessLogQuery,
  by: ActingAgent,
): Promise<{ entries: AccessEntry[]; next: string | null }> {
  const { agentId, action, day, declaration, before } = query;
  const names = declaration === undefined ? null : await namesOf(run, declaration);
  const [at = null, chain = null, seq = null] = before?.split('_') ?? [];
  const filters = Object.entries({ agentId, action, day, declaration }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  const entry = entryOf(by, {
    action: 'log-read',
    ...(declaration !== undefined && names !== null
      ? { subject: { kind: 'declaration', id: names.at(-1) ?? '' } }
      : agentId === undefined
        ? {}
        : { subject: { kind: 'agent', id: agentId } }),
    details: { filters, ...(day === undefined ? {} : { day }), ...(before === undefined ? {} : { before }) },
  });
  const rows = await run<ReadRow>({
    text,
    values: [entry, agentId ?? null, action ?? null, names, day ?? null, at, chain, seq],
  });
  const last = rows.length > accessLogPage ? rows[accessLogPage - 1] : undefined;
  return {
    entries: rows.slice(0, accessLogPage).map(toEntry),
    next: last === undefined ? null : `${last.moment}_${last.chain}_${last.seq}`,
  };
}
