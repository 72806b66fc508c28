import type { RunStatement } from '../../../platform/database/database';

/** A table where agents type about anybody, read in the order of its key. */
interface TypedPlace {
  /** Its columns with their types. */
  readonly key: Readonly<Record<string, 'integer' | 'smallint' | 'text' | 'uuid'>>;
  /** What was typed, and the rows that hold some. */
  readonly typed: string;
  readonly among: string;
  /** The declaration that a text is about, where it is about one. */
  readonly about?: string;
}

/** The last reason of a declaration is in its history too. */
const places = {
  mail_outbox: {
    key: { message_id: 'text' },
    typed: `concat_ws(' ', payload ->> 'subject', payload ->> 'message')`,
    among: `payload ->> 'message' is not null`,
  },
  product_lookup: {
    key: { agent_id: 'text', product_id: 'text' },
    typed: 'search_value',
    among: 'true',
  },
  agent_list_view: { key: { agent_id: 'text', position: 'smallint' }, typed: 'name', among: 'true' },
  declaration_export: { key: { id: 'uuid' }, typed: 'details', among: 'details is not null' },
  declaration_history: {
    key: { declaration_id: 'uuid', version: 'integer' },
    typed: 'reason',
    among: 'reason is not null',
    about: 'declaration_id',
  },
  correction_proposal: {
    key: { id: 'uuid' },
    typed: `concat_ws(' ', reason, refusal)`,
    among: 'true',
    about: 'declaration_id',
  },
} as const satisfies Readonly<Record<string, TypedPlace>>;

export type TypedTable = keyof typeof places;

type Key = Readonly<Record<string, string | number>>;

/** The rows of each table whose text names a person or what is theirs, by their keys. */
export type NamingTexts = Readonly<Partial<Record<TypedTable, readonly Key[]>>>;

/**
 * The part of a statement that has those rows, of the parameter which holds a `NamingTexts`: each found by its key, so that what is
 * written reads these rows and no others, however many texts there are.
 */
export function rowsOf(table: TypedTable, parameter: string): string {
  const columns = Object.entries(places[table].key).map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset(${parameter}::json -> '${table}') as found (${columns.join(', ')})`;
}

export interface TextsLookedFor {
  /** The declaration whose own texts are left out: they go whole. */
  readonly id: string;
  /** A pattern of what is theirs and nobody else's. */
  readonly contact: string;
  /** A pattern of their name; null without one. */
  readonly person: string | null;
  /** A name that more texts hold is everybody's words. */
  readonly maxOfPerson: number;
}

export interface FoundTexts {
  readonly texts: NamingTexts;
  /** Whether those with their name are among them: not once it is said all over. */
  readonly hasPerson: boolean;
}

interface FoundText {
  readonly key: Key;
  readonly isContact: boolean;
  readonly isPerson: boolean;
}

interface Page {
  readonly found: readonly FoundText[] | null;
  /** The key of the last one, when others may follow. */
  readonly last: Key | null;
}

/** Few enough to be looked at in a part of the time that a statement is given, on a slow disk too. */
const readAtOnce = 5_000;

function pageText(table: TypedTable, isFirst: boolean): string {
  const { key, typed, among, about = 'null' }: TypedPlace = places[table];
  const names = Object.keys(key);
  const columns = names.join(', ');
  const after = Object.values(key).map((type, index) => `$${index + 5}::${type}`);
  const object = `json_build_object(${names.map((name) => `'${name}', ${name}`).join(', ')})`;
  return `with page as (
      select ${columns}, ${typed} as typed, ${about}::uuid as about from ${table}
      where ${among}${isFirst ? '' : ` and (${columns}) > (${after.join(', ')})`}
      order by ${columns} limit $4
    )
    select (
        select json_agg(json_build_object('key', ${object}, 'isContact', typed ~ $2::text,
          'isPerson', coalesce(typed ~ $3::text, false)))
        from page where about is distinct from $1::uuid and typed ~ concat_ws('|', $3::text, $2::text)
      ) as found,
      (select ${object} from page order by ${columns} limit 1 offset $4 - 1) as last`;
}

async function readPage(
  run: RunStatement,
  table: TypedTable,
  { id, contact, person, after }: Omit<TextsLookedFor, 'maxOfPerson'> & { readonly after: Key | null },
): Promise<Page> {
  const place = after === null ? [] : Object.keys(places[table].key).map((column) => after[column]);
  const [page] = await run<Page>({
    text: pageText(table, after === null),
    values: [id, contact, person, readAtOnce, ...place],
  });
  return page ?? { found: null, last: null };
}

function byTable(found: readonly { readonly table: TypedTable; readonly key: Key }[]): NamingTexts {
  const texts: Partial<Record<TypedTable, Key[]>> = {};
  for (const { table, key } of found) {
    const keys = texts[table];
    if (keys === undefined) texts[table] = [key];
    else keys.push(key);
  }
  return texts;
}

/**
 * Looks for somebody in every text that agents typed about others, however many there are: so many in a statement, none of which
 * is long. It reads, and changes nothing: cut short, it is begun again.
 */
export async function findTextsThatName(run: RunStatement, looked: TextsLookedFor): Promise<FoundTexts> {
  const found: (FoundText & { readonly table: TypedTable })[] = [];
  let { person } = looked;
  for (const table of Object.keys(places) as TypedTable[]) {
    let after: Key | null = null;
    do {
      const page: Page = await readPage(run, table, { ...looked, person, after });
      found.push(...(page.found ?? []).map((one) => ({ ...one, table })));
      if (found.filter(({ isPerson }) => isPerson).length > looked.maxOfPerson) person = null;
      after = page.last;
    } while (after !== null);
  }
  const hasPerson = person !== null;
  return { hasPerson, texts: byTable(found.filter(({ isContact }) => hasPerson || isContact)) };
}
