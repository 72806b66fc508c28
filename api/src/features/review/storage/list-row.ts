import { createHash } from 'node:crypto';
import type { ListedDeclaration } from '@retour/contract';
import { eurosOf } from '@retour/core';
import { type AgentAct, entryOf, insertEntry, type LoggedAct } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationHead, headOf } from '../../declaration/storage/declaration-row';
import { type HolderRow, holderNames, holderOf, leaseOfHolder } from './holder';

export interface ListRow extends DeclarationHead {
  readonly mean_of_transport: ListedDeclaration['meanOfTransport'];
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly country: string;
  readonly flight: string | null;
  readonly office_id: string | null;
  readonly cents: number;
  readonly duty: number;
  readonly excise: number;
  readonly total_is_minimum: boolean;
  readonly forbidden_adds_nothing: boolean | null;
  readonly waiting_since: Date | null;
  readonly has_pending_correction: boolean;
  readonly telling_lines: ListedDeclaration['shoppingProducts'] | null;
  readonly telling_warnings: ListedDeclaration['warnings'] | null;
}

function taxesOf({ cents, duty, excise }: ListRow): Pick<ListedDeclaration, 'taxes'> {
  if (cents === 0) return {};
  const vat = eurosOf(cents - duty - excise);
  return { taxes: { customDuty: eurosOf(duty), excise: eurosOf(excise), vat } };
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
    ...(row.flight === null ? {} : { flight: row.flight }),
    ...(row.office_id === null ? {} : { office: row.office_id }),
    total: eurosOf(row.cents),
    ...taxesOf(row),
    totalIsMinimum: row.total_is_minimum,
    ...(row.forbidden_adds_nothing === true ? { forbiddenAddsNothing: true } : {}),
    ...(row.waiting_since === null ? {} : { waitingSince: row.waiting_since.toISOString() }),
    ...(row.has_pending_correction ? { hasPendingCorrection: true } : {}),
    shoppingProducts: row.telling_lines ?? [],
    warnings: row.telling_warnings ?? [],
  };
}

/** What a line of the list is read from. */
export const listColumns = `id, public_id, status, version, author_type, author_id, created_at, updated_at, mean_of_transport, flight, office_id,
  request ->> 'declarantLastName' as last_name, request ->> 'declarantFirstName' as first_name,
  request ->> 'declarantEmail' as email, request ->> 'country' as country,
  total_cents::float8 as cents, duty_cents::float8 as duty, excise_cents::float8 as excise, coalesce(total_is_minimum, false) as total_is_minimum,
  round((assessment #>> '{withoutForbidden,total}')::numeric * 100) = total_cents
    and (assessment #>> '{withoutForbidden,totalIsMinimum}')::boolean = coalesce(total_is_minimum, false) as forbidden_adds_nothing,
  case status when 'submitted' then submitted_at when 'validated' then updated_at end as waiting_since,
  pending_correction_id is not null as has_pending_correction,
  (
    select json_agg(json_strip_nulls(json_build_object('status', line -> 'status', 'restriction', line -> 'restriction')))
    from json_array_elements(assessment -> 'shoppingProducts') line
    where line ->> 'status' in ('to-assess', 'indicative-exceeded') or line ->> 'restriction' is not null
  ) as telling_lines,
  (
    select json_agg(json_strip_nulls(json_build_object('code', warning -> 'code', 'severity', warning -> 'severity')))
    from json_array_elements(assessment -> 'warnings') warning
  ) as telling_warnings`;

const text = `select ${listColumns},
  ${holderNames}
from declaration left join (${leaseOfHolder}) holder on holder.declaration_id = declaration.id
where id = any($1::uuid[]) order by array_position($1::uuid[], id)`;

/** A list without a line is logged as well: that nobody bears a name is an answer. */
const loggedText = `with logged as (${insertEntry({ entry: '$2', isReading: true })})
${text}`;

/** Which rows they are tells a list that moved from the same one read again; their digest names nobody. */
function loggedRows({ details, ...listing }: AgentAct, ids: readonly string[]): LoggedAct {
  const shown = createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
  return { ...listing, details: { ...details, ...(ids.length === 0 ? {} : { shown }) }, rows: ids.length };
}

/** The lines of the agents' list for these declarations, in their order. */
export async function readListed(
  run: RunStatement,
  ids: readonly string[],
  listing: AgentAct | null,
): Promise<ListedDeclaration[]> {
  if (ids.length === 0 && listing === null) return [];
  const rows = await run<ListRow & HolderRow>(
    listing === null
      ? { name: 'find-listed-declarations', text, values: [ids] }
      : {
          name: 'read-listed-declarations',
          text: loggedText,
          values: [ids, entryOf(listing.by, loggedRows(listing, ids))],
        },
  );
  return rows.map((row) => {
    const heldBy = holderOf(row);
    return { ...toListed(row), ...(heldBy === null ? {} : { heldBy }) };
  });
}
