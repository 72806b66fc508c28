-- What is asked of a declaration is what its list is sorted, filtered and summed by: beside an article that may not enter, what the
-- others come to. An answer that does not know their taxes counts whole, as it always did, unless they owe nothing.
alter table declaration
  -- An article that is asked for is still to be assessed. Null: written before this, and of none.
  add column total_is_minimum boolean;
-- What was asked at that moment; null: written before this, when it was the total of all.
alter table declaration_history add column asked_cents bigint;

create function declaration_asked(
  assessment json,
  out total_cents bigint,
  out duty_cents bigint,
  out excise_cents bigint,
  out total_is_minimum boolean
) language plpgsql immutable as $$
declare
  answered record;
  rest record;
begin
  select * into answered from json_to_record(assessment) as answer (
    total numeric, "totalCustomDuty" numeric, "totalExcise" numeric, "totalIsMinimum" boolean, "withoutForbidden" json
  );
  total_cents := round(answered.total * 100);
  duty_cents := round(answered."totalCustomDuty" * 100);
  excise_cents := round(answered."totalExcise" * 100);
  total_is_minimum := coalesce(answered."totalIsMinimum", false);
  if answered."withoutForbidden" is null then
    return;
  end if;
  select * into rest from json_to_record(answered."withoutForbidden") as answer (
    total numeric, "totalIsMinimum" boolean, detail json
  );
  if rest.total is null or (rest.detail is null and rest.total <> 0) then
    return;
  end if;
  total_cents := round(rest.total * 100);
  duty_cents := coalesce(round((rest.detail ->> 'totalCustomDuty')::numeric * 100), 0);
  excise_cents := coalesce(round((rest.detail ->> 'totalExcise')::numeric * 100), 0);
  total_is_minimum := coalesce(rest."totalIsMinimum", false);
end
$$;

create or replace function declaration_list_columns() returns trigger language plpgsql as $$
declare
  sent record;
  asked record;
begin
  select * into sent from json_to_record(new.request)
    as request ("flightNumber" text, "declarantLastName" text, "declarantFirstName" text);
  select * into asked from declaration_asked(new.assessment);
  new.flight := declaration_flight(sent."flightNumber");
  new.total_cents := asked.total_cents;
  new.duty_cents := asked.duty_cents;
  new.excise_cents := asked.excise_cents;
  new.total_is_minimum := asked.total_is_minimum;
  new.sort_name := declaration_sort_name(sent."declarantLastName", sent."declarantFirstName");
  return new;
end
$$;

-- Those that the next migration reads again, so that none of its batches looks at the others.
create index declaration_to_ask on declaration (id)
where total_is_minimum is null and (assessment ->> 'totalIsMinimum' = 'true' or assessment -> 'withoutForbidden' is not null);
