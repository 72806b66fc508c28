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

/**
 * The statements that give a role what the service needs of a schema, and take back the rest: one transaction, so that
 * those who work meanwhile lack nothing.
 */
export function applicationGrants(role: string, schema: string): string {
  const to = `to ${pg.escapeIdentifier(role)}`;
  const place = pg.escapeIdentifier(schema);
  return [
    'begin',
    `grant usage on schema ${place} ${to}`,
    `grant select, insert, update, delete on all tables in schema ${place} ${to}`,
    `grant usage on all sequences in schema ${place} ${to}`,
    ...Object.entries(restricted).flatMap(([table, rights]) => [
      `revoke all on ${place}.${table} from ${pg.escapeIdentifier(role)}`,
      `grant ${rights} on ${place}.${table} ${to}`,
    ]),
    ...functions.map((name) => `grant execute on function ${place}.${name} ${to}`),
    'commit',
  ].join(';\n');
}
