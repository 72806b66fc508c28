import type { ListedDeclaration } from '@retour/contract';
import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationHead, headOf } from '../../declaration/storage/declaration-row';
import { type HolderRow, holderNames, holderOf, leaseOfHolder } from './holder';

export interface ListRow extends DeclarationHead {
  readonly mean_of_transport: ListedDeclaration['meanOfTransport'];
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly country: string;
  readonly total: number;
  readonly total_is_minimum: boolean;
  readonly telling_lines: ListedDeclaration['shoppingProducts'] | null;
  readonly telling_warnings: ListedDeclaration['warnings'] | null;
}

/** What is said of a declaration in a list, whoever has it before them. */
export function toListed(row: ListRow): ListedDeclaration {
  return {
    ...headOf(row),
    declarantLastName: row.last_name,
    declarantFirstName: row.first_name,
    ...(row.email === null ? {} : { declarantEmail: row.email }),
    meanOfTransport: row.mean_of_transport,
    country: row.country,
    total: row.total,
    totalIsMinimum: row.total_is_minimum,
    shoppingProducts: row.telling_lines ?? [],
    warnings: row.telling_warnings ?? [],
  };
}

/** What a line of the list is read from. */
export const listColumns = `id, public_id, status, version, author_type, author_id, created_at, updated_at, mean_of_transport,
  request ->> 'declarantLastName' as last_name, request ->> 'declarantFirstName' as first_name,
  request ->> 'declarantEmail' as email, request ->> 'country' as country,
  (assessment ->> 'total')::float8 as total, (assessment ->> 'totalIsMinimum')::boolean as total_is_minimum,
  (
    select json_agg(json_strip_nulls(json_build_object('status', line -> 'status', 'restriction', line -> 'restriction')))
    from json_array_elements(assessment -> 'shoppingProducts') line
    where line ->> 'status' in ('to-assess', 'indicative-exceeded') or line ->> 'restriction' is not null
  ) as telling_lines,
  (
    select json_agg(json_strip_nulls(json_build_object('code', warning -> 'code', 'severity', warning -> 'severity')))
    from json_array_elements(assessment -> 'warnings') warning
  ) as telling_warnings`;

/** The lines of the agents' list for these declarations, newest first. */
export async function readListed(run: RunStatement, ids: readonly string[]): Promise<ListedDeclaration[]> {
  if (ids.length === 0) return [];
  const rows = await run<ListRow & HolderRow>({
    name: 'read-listed-declarations',
    text: `
select ${listColumns},
  ${holderNames}
from declaration left join (${leaseOfHolder}) holder on holder.declaration_id = declaration.id
where id = any($1::uuid[]) order by created_at desc, id desc`,
    values: [ids],
  });
  return rows.map((row) => {
    const heldBy = holderOf(row);
    return { ...toListed(row), ...(heldBy === null ? {} : { heldBy }) };
  });
}
