import {
  type Declaration,
  type RelatedDeclaration,
  type RelatedQuery,
  relatedLimits,
} from '@retour/contract';
import { eurosOf, formatPublicId } from '@retour/core';
import { digestFilters } from '../../platform/access-log/digest-filters';
import type { AgentAct } from '../../platform/access-log/log-entry';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { readDeclaration } from '../declaration/read-declaration';
import { comparedText } from '../declaration/storage/search-words';
import { listNamesakes, type NamesakeRow, type SoughtNames } from './storage/list-namesakes';

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

function personOf(declarant: RelatedQuery): Person {
  return {
    lastName: declarant.declarantLastName,
    firstName: declarant.declarantFirstName,
    email: declarant.declarantEmail,
    phone: declarant.declarantPhoneNumber,
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

type Around = Pick<SoughtNames, 'around' | 'besides'>;

/** The declarations of somebody, the newest first, those that share an address or a telephone before those of a mere namesake. */
async function listOf(
  run: RunStatement,
  own: Person,
  around: Around,
  act: AgentAct,
): Promise<readonly RelatedDeclaration[]> {
  const rows = await listNamesakes(run, { ...own, ...around }, act);
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

/** The other declarations of the traveller of one. */
export async function listRelated(
  run: RunStatement,
  declaration: Declaration,
  by: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  const { id, createdAt, anonymisedAt } = declaration;
  if (anonymisedAt !== undefined) return [];
  const around = { around: createdAt, besides: id };
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
  declarant: RelatedQuery,
  by: AgentCaller,
): Promise<readonly RelatedDeclaration[]> {
  const around = { around: now().toISOString(), besides: undefined };
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
