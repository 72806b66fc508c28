import { type Declaration, type RelatedDeclaration, relatedLimits } from '@retour/contract';
import { eurosOf, formatPublicId } from '@retour/core';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { readDeclaration } from '../declaration/read-declaration';
import { comparedText } from '../declaration/storage/search-words';
import { listNamesakes, type NamesakeRow } from './storage/list-namesakes';

interface Person {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && comparedText(one) === comparedText(other);
}

/** Names may have changed places: an agent or a traveller types the one for the other. */
function bearSameNames(one: Person, other: Person): boolean {
  const namesOf = ({ lastName, firstName }: Person): string =>
    [comparedText(lastName), comparedText(firstName)].toSorted().join('|');
  return namesOf(one) === namesOf(other);
}

/** How much two declarants look like one; null when they do not. */
export function likenessOf(one: Person, other: Person): RelatedDeclaration['likeness'] | null {
  if (!bearSameNames(one, other)) return null;
  return isSame(one.email, other.email) || isSame(one.phone, other.phone) ? 'name-and-contact' : 'name';
}

function personOf(declaration: Declaration): Person {
  return {
    lastName: declaration.declarantLastName,
    firstName: declaration.declarantFirstName,
    email: declaration.declarantEmail,
    phone: declaration.declarantPhoneNumber,
  };
}

function toRelated(row: NamesakeRow, likeness: RelatedDeclaration['likeness']): RelatedDeclaration {
  return {
    publicId: formatPublicId(row.public_id),
    status: row.status,
    likeness,
    date: row.date,
    country: row.country,
    total: eurosOf(row.cents),
    totalIsMinimum: row.total_is_minimum,
    allowances: row.allowances,
  };
}

/**
 * The other declarations of the traveller of one, the newest first, those that share an address or a telephone before
 * those of a mere namesake.
 */
export async function listRelated(
  run: RunStatement,
  declaration: Declaration,
  caller: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  if (declaration.anonymisedAt !== undefined) return [];
  const own = personOf(declaration);
  const rows = await listNamesakes(run, declaration, caller);
  const related = rows.flatMap((row) => {
    const { last_name: lastName, first_name: firstName } = row;
    const other = { lastName, firstName, email: row.email ?? undefined, phone: row.phone ?? undefined };
    const likeness = likenessOf(own, other);
    return likeness === null ? [] : toRelated(row, likeness);
  });
  const sure = related.filter(({ likeness }) => likeness === 'name-and-contact');
  const namesakes = related.filter(({ likeness }) => likeness === 'name');
  return [...sure, ...namesakes].slice(0, relatedLimits.declarations);
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
