import type { AccessAction } from '@retour/contract';

/** An agent at work, as the access log names them. */
export interface ActingAgent {
  readonly agentId: string;
  readonly sessionId: string | null;
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string | null;
}

/** What is said of an act. Never a personal datum of a declarant, never what was typed. */
export interface LoggedAct {
  readonly action: AccessAction;
  readonly subject?: {
    readonly kind: 'declaration' | 'agent' | 'filters' | 'access-log';
    readonly id: string;
  };
  readonly details?: Readonly<Record<string, string | number | readonly string[]>>;
  /** How many rows were read. */
  readonly rows?: number;
}

/** An act, and whose it is. */
export interface AgentAct extends LoggedAct {
  readonly by: ActingAgent;
}

/** Who acts, where the agent or the session is known by the statement alone. */
type By = { readonly [Name in keyof ActingAgent]: ActingAgent[Name] | null };

/** The value of `insertEntry`'s parameter; null, which writes nothing, for who is no agent. */
export function entryOf(by: By | null, { action, subject, details, rows }: LoggedAct): string | null {
  if (by === null) return null;
  return JSON.stringify({
    agent_id: by.agentId,
    session_id: by.sessionId,
    network: by.network,
    action,
    subject_kind: subject?.kind,
    subject_id: subject?.id,
    details,
    row_count: rows,
  });
}

/** Screens ask for what they show every ten seconds: what a session reads again is under the entry of its first reading. */
const readingMinutes = 10;

const columns = {
  agent_id: 'text',
  session_id: 'uuid',
  network: 'text',
  action: 'text',
  subject_kind: 'text',
  subject_id: 'text',
  details: 'json',
  row_count: 'integer',
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

const isNew = `not exists (
    select from access_log kept
    where kept.agent_id = logged.agent_id and kept.at > now() - interval '${readingMinutes} minutes'
      and (kept.session_id, kept.network, kept.action, kept.subject_id, kept.details::text, kept.row_count)
        is not distinct from (logged.session_id, logged.network, logged.action, logged.subject_id, logged.details::text, logged.row_count)
  )`;

export interface InsertedEntry {
  /** Parameter of the statement, or column of `from`, whose value `entryOf` gives. */
  readonly entry: string;
  /** A part of the statement: an entry is written for each of its rows, in the order of the chains that they lock. */
  readonly from?: string;
  /** What the statement alone knows. */
  readonly known?: Partial<Readonly<Record<Column, string>>>;
  /** Of a reading: nothing when the session has just read the same. */
  readonly isReading?: boolean;
}

/**
 * The part of a statement that writes the entry of its act: both are kept, or neither is. The chain, the number, the
 * moment and the digest are the database's.
 */
export function insertEntry({ entry, from, known = {}, isReading = false }: InsertedEntry): string {
  const given = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const values = names.map((name) => `${known[name] ?? `entry.${name}`} as ${name}`).join(', ');
  return `insert into access_log (${names.join(', ')})
  select logged.* from ${from === undefined ? '' : `${from}, `}json_to_record(${entry}::json) as entry (${given}),
    lateral (select ${values}) logged
  where ${entry}::json is not null${isReading ? ` and ${isNew}` : ''}
  order by access_log_chain(logged.agent_id)`;
}

/** The entry of a list whose rows are those of a part of the statement (`shown`): how many, and nothing when nobody is in it, unless it is a search. */
export function insertListEntry({
  entry,
  shown,
  isSearch = 'false',
}: {
  readonly entry: string;
  readonly shown: string;
  /** Condition under which it is one: that nobody bears a name says something too. */
  readonly isSearch?: string;
}): string {
  return insertEntry({
    entry,
    from: `(select count(*)::int as rows from ${shown} having count(*) > 0 or ${isSearch}) as counted`,
    known: { row_count: 'counted.rows' },
    isReading: true,
  });
}
