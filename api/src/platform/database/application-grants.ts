import pg from 'pg';

/** What the role of the service may do with the tables that are not its own to change; it reads and writes all others. */
const restricted: Readonly<Record<string, string>> = {
  // Entries are added: their place, moment and digest come from the role that migrates.
  access_log:
    'select, insert (agent_id, session_id, network, action, subject_kind, subject_id, details, row_count)',
  access_log_head: 'select',
  access_log_cut: 'select',
  agent_role_change: 'select, insert',
  schema_migration: 'select',
};

/** What runs with the rights of the role that migrates, and refuses by itself what must not be done. */
const functions = ['access_log_cut_before(interval)'] as const;

/** What stands in a schema: tables by their name, functions as `name(type)`. */
export interface SchemaContent {
  readonly schema: string;
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}

/** What the schema of a connection holds, of what a role is given less of, or more, than of the rest. */
export const schemaContent = {
  text: `select current_schema() as schema,
      array(select relname::text from pg_class
        where relnamespace = current_schema()::regnamespace and relname = any($1)) as tables,
      array(select name from unnest($2::text[]) as name
        where to_regprocedure(format('%I.%s', current_schema(), name)) is not null) as functions`,
  values: [Object.keys(restricted), [...functions]],
} as const;

/**
 * The statements that give a role what the service needs of a schema, and take back the rest. They belong into one
 * transaction, so that those who work meanwhile lack nothing.
 */
export function applicationGrants(role: string, { schema, tables, functions: ours }: SchemaContent): string {
  const to = `to ${pg.escapeIdentifier(role)}`;
  const place = pg.escapeIdentifier(schema);
  return [
    `grant usage on schema ${place} ${to}`,
    `grant select, insert, update, delete on all tables in schema ${place} ${to}`,
    `grant usage on all sequences in schema ${place} ${to}`,
    ...tables.flatMap((table) => [
      `revoke all on ${place}.${table} from ${pg.escapeIdentifier(role)}`,
      `grant ${restricted[table]} on ${place}.${table} ${to}`,
    ]),
    ...ours.map((name) => `grant execute on function ${place}.${name} ${to}`),
  ].join(';\n');
}
