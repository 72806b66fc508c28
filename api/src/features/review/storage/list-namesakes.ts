import { addDays, type Declaration, relatedLimits } from '@retour/contract';
import type { CountingAnswer } from '@retour/core';
import { type AgentAct, entryOf, insertListEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { contactQuery } from '../../declaration/storage/search-words';

export interface SoughtNames {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** The day of arrival around which they arrive too. */
  readonly day: string;
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
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly address_country: string | null;
  /** Null where the stored request has none: the list is given all the same. */
  readonly age: number | null;
  readonly date: string;
  readonly country: string;
  readonly cents: number;
  readonly total_is_minimum: boolean;
  readonly warnings: Declaration['assessment']['warnings'];
  /** What its answer counts of allowances, and what they are without what may not enter. */
  readonly counted: CountingAnswer;
}

const keyOf = (last: string, first: string): string =>
  `declaration_name_key(declaration_sort_name(${last}::text, ${first}::text))`;
const isNamesake = `declaration_name_key(sort_name) in (${keyOf('$2', '$3')}, ${keyOf('$3', '$2')})`;

const isAround = `request ->> 'date' between $6::text and $7::text`;

/**
 * Found by the index on names as one, in one order or the other, and by that on words for who shares an address or a telephone. Those
 * of the same day of arrival come first, then namesakes, then the newest: the others that are looked at hide none of them.
 */
const text = `
with shown as materialized (
  select id, created_at from declaration
  where (${isNamesake} and ${isAround} or search_words @@ $4::tsquery and ${isAround})
    and id is distinct from $1::uuid and anonymised_at is null and status not in ('draft', 'cancelled')
  order by request ->> 'date' = $5::text desc, ${isNamesake} desc, created_at desc, id desc
  limit ${relatedLimits.lookedAt}
), logged as (${insertListEntry({ entry: '$8', shown: 'shown', isSearch: `$8::json ->> 'subject_kind' = 'filters'` })})
select public_id, status, "declarantLastName" as last_name, "declarantFirstName" as first_name,
  "declarantEmail" as email, "declarantPhoneNumber" as phone, "declarantAddressStreet" as street,
  "declarantAddressPostalCode" as postal_code, "declarantAddressCity" as city, "declarantAddressCountry" as address_country, age, date, country,
  total_cents::float8 as cents, coalesce(total_is_minimum, false) as total_is_minimum, warnings,
  json_build_object(
    'regime', regime, 'allowances', allowances, 'quantityAllowances', "quantityAllowances",
    'withoutForbidden', json_build_object('detail', "withoutForbidden" -> 'detail')
  ) as counted
from shown join declaration using (id), json_to_record(request) as sent (
  "declarantLastName" text, "declarantFirstName" text, "declarantEmail" text, "declarantPhoneNumber" text,
  "declarantAddressStreet" text, "declarantAddressPostalCode" text, "declarantAddressCity" text, "declarantAddressCountry" text,
  age integer, date text, country text
), json_to_record(assessment) as answered (
  regime text, allowances json, "quantityAllowances" json, "withoutForbidden" json, warnings json
)
order by declaration.created_at desc, id desc`;

/** Declarations of around the same days of arrival, of whom may be one person; logged when there are some, or when the names were typed. */
export async function listNamesakes(
  run: RunStatement,
  { lastName, firstName, email, phone, day, besides }: SoughtNames,
  { by, ...act }: AgentAct,
): Promise<readonly NamesakeRow[]> {
  const words = contactQuery({ names: [lastName, firstName], email, phone });
  const { days } = relatedLimits;
  return run<NamesakeRow>({
    name: 'list-namesakes',
    text,
    values: [
      besides ?? null,
      lastName,
      firstName,
      words,
      day,
      addDays(day, -days),
      addDays(day, days),
      entryOf(by, act),
    ],
  });
}
