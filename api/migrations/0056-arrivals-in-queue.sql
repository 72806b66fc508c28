-- What is declared before the day of arrival waits from the beginning of that day, not from its sending: whoever is there comes first.
-- Midnight of Paris, so that the order is that of an index. Null: written before this, and arrived.
alter table declaration add column arrives_from timestamptz;

create or replace function declaration_list_columns() returns trigger language plpgsql as $$
declare
  sent record;
  asked record;
begin
  select * into sent from json_to_record(new.request)
    as request (date date, "flightNumber" text, "declarantLastName" text, "declarantFirstName" text);
  select * into asked from declaration_asked(new.assessment);
  new.arrives_from := sent.date::timestamp at time zone 'Europe/Paris';
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
