import type { ListPreferences, ListView } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';

interface PreferencesRow {
  readonly columns: ListPreferences['columns'] | null;
  readonly views: ListView[] | null;
}

const reading = `
select (select list_columns from agent where id::text = $1) as columns, (
  select json_agg(json_build_object('name', name, 'query', query) order by position)
  from agent_list_view where agent_id = $1
) as views`;

/** The lists and the columns that an agent keeps. */
export async function readListPreferences(run: RunStatement, agentId: string): Promise<ListPreferences> {
  const [row] = await run<PreferencesRow>({
    name: 'read-list-preferences',
    text: reading,
    values: [agentId],
  });
  return {
    views: row?.views ?? [],
    ...(row?.columns === null || row?.columns === undefined ? {} : { columns: row.columns }),
  };
}

const writing = `
with columns as (
  update agent set list_columns = $3::text[] where id::text = $1
)
select keep_list_views($1::text, $2::json)`;

/** Writes all of them, instead of those that were there: of two at the same moment, those of one. */
export async function writeListPreferences(
  run: RunStatement,
  agentId: string,
  { views, columns }: ListPreferences,
): Promise<void> {
  const placed = views.map((view, position) => ({ position, ...view }));
  await run({
    name: 'write-list-preferences',
    text: writing,
    values: [agentId, JSON.stringify(placed), columns ?? null],
  });
}
