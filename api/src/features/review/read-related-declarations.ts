import {
  type Declaration,
  dayInParis,
  type RelatedDeclaration,
  type RelatedQuery,
  relatedLimits,
} from '@retour/contract';
import { allowancesUsed, eurosOf, formatPublicId, isVehicleLeft } from '@retour/core';
import { digestFilters } from '../../platform/access-log/digest-filters';
import type { AgentAct } from '../../platform/access-log/log-entry';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { readDeclaration } from '../declaration/read-declaration';
import { likenessOf, liveTogether, type Person } from './same-traveller';
import { listNamesakes, type NamesakeRow, type SoughtNames } from './storage/list-namesakes';

function personOf(declarant: Omit<RelatedQuery, 'date'>): Person {
  return {
    lastName: declarant.declarantLastName,
    firstName: declarant.declarantFirstName,
    email: declarant.declarantEmail,
    phone: declarant.declarantPhoneNumber,
    address: {
      street: declarant.declarantAddressStreet ?? '',
      postalCode: declarant.declarantAddressPostalCode ?? '',
      city: declarant.declarantAddressCity ?? '',
      country: declarant.declarantAddressCountry ?? '',
    },
  };
}

function personOfRow(row: NamesakeRow): Person {
  return {
    lastName: row.last_name,
    firstName: row.first_name,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    address: {
      street: row.street ?? '',
      postalCode: row.postal_code ?? '',
      city: row.city ?? '',
      country: row.address_country ?? '',
    },
  };
}

type Likeness = Pick<RelatedDeclaration, 'likeness' | 'sharesAddress'>;

function toRelated(row: NamesakeRow, alike: Likeness): RelatedDeclaration {
  return {
    publicId: formatPublicId(row.public_id),
    status: row.status,
    ...alike,
    age: row.age ?? undefined,
    date: row.date,
    country: row.country,
    total: eurosOf(row.cents),
    totalIsMinimum: row.total_is_minimum,
    ...(isVehicleLeft(row) ? { hasVehicle: true } : {}),
    allowances: allowancesUsed(row.counted),
  };
}

/** Those that share an e-mail address or a telephone first, then a postal address, then those of a mere namesake. */
function surestFirst(related: readonly RelatedDeclaration[]): readonly RelatedDeclaration[] {
  const rankOf = ({ likeness, sharesAddress = false }: RelatedDeclaration): number =>
    likeness === 'name-and-contact' ? 0 : sharesAddress ? 1 : 2;
  return related.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type Around = Pick<SoughtNames, 'day' | 'besides'>;

/**
 * The declarations of somebody, the newest first: those of the same day of arrival before the others, which leave out none of them, as
 * an allowance counts once for it.
 */
async function listOf(
  run: RunStatement,
  own: Person,
  around: Around,
  act: AgentAct,
): Promise<readonly RelatedDeclaration[]> {
  const rows = await listNamesakes(run, { ...own, ...around }, act);
  const related = rows.flatMap((row) => {
    const other = personOfRow(row);
    const likeness = likenessOf(own, other);
    if (likeness === null) return [];
    const sharesAddress = likeness === 'name' && liveTogether(own, other);
    return toRelated(row, { likeness, ...(sharesAddress ? { sharesAddress } : {}) });
  });
  const sameDay = surestFirst(related.filter(({ date }) => date === around.day));
  const others = surestFirst(related.filter(({ date }) => date !== around.day));
  return [...sameDay, ...others.slice(0, Math.max(0, relatedLimits.declarations - sameDay.length))];
}

/** The other declarations of the traveller of one. */
export async function listRelated(
  run: RunStatement,
  declaration: Declaration,
  by: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  const { id, date, anonymisedAt } = declaration;
  if (anonymisedAt !== undefined) return [];
  const around = { day: date, besides: id };
  const subject = { kind: 'declaration', id } as const;
  return listOf(run, personOf(declaration), around, { by, action: 'declarations-related', subject });
}

export interface FindContext {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** Under which the access log keeps what was typed. */
  readonly logKey: Uint8Array;
}

/** Those of somebody whose declaration is about to be saved: what was typed of them is in a digest alone. */
export async function findRelated(
  { run, now, logKey }: FindContext,
  { date = dayInParis(now()), besides, ...declarant }: RelatedQuery,
  by: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  const around = { day: date, besides };
  const subject = { kind: 'filters', id: digestFilters(logKey, declarant) } as const;
  return listOf(run, personOf(declarant), around, { by, action: 'declarations-related', subject });
}

/** Those of the declaration that a reference names. Throws a 404 when there is no such declaration. */
export async function readRelatedDeclarations(
  run: RunStatement,
  reference: string,
  caller: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  const declaration = await readDeclaration(run, reference, { caller, claimToken: undefined });
  return listRelated(run, declaration, caller);
}
