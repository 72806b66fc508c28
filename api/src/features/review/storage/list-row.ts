import { createHash } from 'node:crypto';
import type { Declaration, ListedDeclaration } from '@retour/contract';
import { centsOf, eurosOf, type LineStatus } from '@retour/core';
import { type AgentAct, entryOf, insertEntry, type LoggedAct } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationHead, headOf } from '../../declaration/storage/declaration-row';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { type HolderRow, holderNames, holderOf, leaseOfHolder } from './holder';
import { waitingSince } from './waiting-since';

export interface ListRow extends DeclarationHead {
  readonly mean_of_transport: ListedDeclaration['meanOfTransport'];
  readonly request: StoredRequest;
  readonly assessment: Declaration['assessment'];
  readonly flight: string | null;
  readonly office_id: string | null;
  readonly cents: number;
  readonly duty: number;
  readonly excise: number;
  readonly total_is_minimum: boolean;
  readonly waiting_since: Date | null;
  readonly has_pending_correction: boolean;
  readonly correction_by: string | null;
}

const tellingStatuses: ReadonlySet<LineStatus> = new Set(['to-assess', 'indicative-exceeded']);

function taxesOf({ cents, duty, excise }: ListRow): Pick<ListedDeclaration, 'taxes'> {
  if (cents === 0) return {};
  const vat = eurosOf(cents - duty - excise);
  return { taxes: { customDuty: eurosOf(duty), excise: eurosOf(excise), vat } };
}

function forbiddenAddsNothing({ assessment, cents, total_is_minimum: isMinimum }: ListRow): boolean {
  const rest = assessment.withoutForbidden;
  return rest !== undefined && centsOf(rest.total) === cents && rest.totalIsMinimum === isMinimum;
}

/** The lines that the amount is worded from, in their order: beside an amount of what may be kept, as they are then. */
function tellingLines(row: ListRow): ListedDeclaration['shoppingProducts'] {
  const { withoutForbidden, shoppingProducts } = row.assessment;
  const kept = forbiddenAddsNothing(row) ? (withoutForbidden?.detail?.lines ?? []) : [];
  const statuses = new Map(kept.map(({ customId, status }) => [customId, status]));
  return shoppingProducts
    .map(({ customId, status, restriction }) => ({
      status: statuses.get(customId) ?? status,
      ...(restriction === undefined ? {} : { restriction }),
    }))
    .filter(({ status, restriction }) => tellingStatuses.has(status) || restriction !== undefined);
}

function isExplainedBy({ assessment }: Pick<ListRow, 'assessment'>, asked: string): boolean {
  return assessment.shoppingProducts.some(({ explanation }) =>
    explanation.some(({ code }) => code === asked),
  );
}

/** What is said of a declaration in a list, whoever has it before them. */
export function toListed(row: ListRow): ListedDeclaration {
  const { request, assessment } = row;
  return {
    ...headOf(row),
    declarantLastName: request.declarantLastName,
    declarantFirstName: request.declarantFirstName,
    ...(request.declarantEmail === undefined ? {} : { declarantEmail: request.declarantEmail }),
    meanOfTransport: row.mean_of_transport,
    country: request.country,
    date: request.date,
    ...(row.flight === null ? {} : { flight: row.flight }),
    ...(row.office_id === null ? {} : { office: row.office_id }),
    total: eurosOf(row.cents),
    ...taxesOf(row),
    totalIsMinimum: row.total_is_minimum,
    ...(forbiddenAddsNothing(row) ? { forbiddenAddsNothing: true } : {}),
    ...(isExplainedBy(row, 'excise-to-confirm') ? { hasExciseToConfirm: true } : {}),
    ...(isExplainedBy(row, 'duty-cap-to-confirm') ? { hasDutyCapToConfirm: true } : {}),
    ...(row.waiting_since === null ? {} : { waitingSince: row.waiting_since.toISOString() }),
    ...(row.has_pending_correction ? { hasPendingCorrection: true } : {}),
    ...(row.correction_by === null ? {} : { correctionBy: row.correction_by }),
    shoppingProducts: tellingLines(row),
    warnings: assessment.warnings.map(({ code, severity }) => ({ code, severity })),
  };
}

/**
 * What a line of the list is read from: the documents as they are, which are parsed once here. In the statement each `->` parses
 * one again, and 200 articles take tens of them. A page of twenty such declarations costs the process some 65 ms.
 */
export const listColumns = `id, public_id, status, version, author_type, author_id, created_at, updated_at, mean_of_transport, flight, office_id,
  request, assessment, total_cents::float8 as cents, duty_cents::float8 as duty, excise_cents::float8 as excise,
  coalesce(total_is_minimum, false) as total_is_minimum,
  ${waitingSince} as waiting_since,
  pending_correction_id is not null as has_pending_correction,
  (select proposed_by from correction_proposal where correction_proposal.id = pending_correction_id) as correction_by`;

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
