import { type Declaration, relatedLimits } from '@retour/contract';
import { type AgentAct, entryOf, insertListEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { wholeWordsQuery } from '../../declaration/storage/search-words';

/** Looked at, to keep those that are the traveller's: a name may be that of many. */
const maxNamesakes = 200;

export interface SoughtNames {
  readonly lastName: string;
  readonly firstName: string;
  /** The moment, as ISO 8601, around which they were made. */
  readonly around: string;
  /** Left out: the id of the declaration that asks, once there is one. */
  readonly besides: string | undefined;
}

export interface NamesakeRow {
  readonly public_id: string;
  readonly status: Declaration['status'];
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly date: string;
  readonly country: string;
  readonly cents: number;
  readonly total_is_minimum: boolean;
  readonly allowances: Declaration['assessment']['allowances'];
}

/** Found by the index on words, newest first: those made within the days before and after it. */
const text = `
with shown as materialized (
  select id, created_at from declaration
  where search_words @@ $2::tsquery and id is distinct from $1::uuid and anonymised_at is null
    and status not in ('draft', 'cancelled')
    and created_at between $3::timestamptz - interval '${relatedLimits.days} days'
      and $3::timestamptz + interval '${relatedLimits.days} days'
  order by created_at desc, id desc limit ${maxNamesakes}
), logged as (${insertListEntry({ entry: '$4', shown: 'shown', isSearch: '$1::uuid is null' })})
select public_id, status, request ->> 'declarantLastName' as last_name, request ->> 'declarantFirstName' as first_name,
  request ->> 'declarantEmail' as email, request ->> 'declarantPhoneNumber' as phone,
  request ->> 'date' as date, request ->> 'country' as country,
  total_cents::float8 as cents, coalesce(total_is_minimum, false) as total_is_minimum,
  assessment -> 'allowances' as allowances
from shown join declaration using (id) order by declaration.created_at desc, id desc`;

/** Declarations around the same days whose declarant bears every word of the names; logged when there are some, or when the names were typed. */
export async function listNamesakes(
  run: RunStatement,
  { lastName, firstName, around, besides }: SoughtNames,
  { by, ...act }: AgentAct,
): Promise<readonly NamesakeRow[]> {
  const words = wholeWordsQuery([lastName, firstName]);
  if (words === null) return [];
  return run<NamesakeRow>({
    name: 'list-namesakes',
    text,
    values: [besides ?? null, words, around, entryOf(by, act)],
  });
}
