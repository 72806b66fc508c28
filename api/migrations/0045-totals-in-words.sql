-- What owes nothing as far as is computed, and is said in words wherever an amount would stand (« À remettre », « À vérifier », « Selon le
-- contrôle », « À présenter »): as long as nobody paid, it is no amount. Null: written before this, and no such one.
alter table declaration add column total_in_words boolean;

-- As `formatComputedTotal` (core) says it of what owes nothing and is no minimum; a warning without severity is as old as `severityOfWarning` knows.
create function declaration_is_in_words(assessment json) returns boolean language sql immutable as $$
  select exists (
    select from json_array_elements(assessment -> 'shoppingProducts') line where line ->> 'status' = 'indicative-exceeded'
  ) or exists (
    select from json_array_elements(assessment -> 'warnings') warning
    where case when warning ->> 'severity' is not null then warning ->> 'severity' <> 'information'
      else warning ->> 'code' not like 'preference-%' and warning ->> 'code' not in (
        'exchange-rate-out-of-date', 'exchange-rate-to-confirm', 'excise-rates-out-of-date', 'rate-to-confirm'
      ) end
  )
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
  new.total_in_words := case
    when asked.total_cents = 0 and not asked.total_is_minimum then declaration_is_in_words(new.assessment) else false
  end;
  new.sort_name := declaration_sort_name(sent."declarantLastName", sent."declarantFirstName");
  return new;
end
$$;

-- Those that the next migration reads again, so that none of its batches looks at the others.
create index declaration_to_word on declaration (id)
where total_in_words is null and total_cents = 0 and total_is_minimum is not true and declaration_is_in_words(assessment);
