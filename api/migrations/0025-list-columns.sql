-- What the agents' list is filtered and sorted by, beside what it had: the flight, what is owed, the name in alphabetical order, and
-- which office handled it on which day.
alter table declaration
  add column flight text,
  add column total_cents bigint,
  add column sort_name text collate "C",
  -- Of the agent who decided last, and the day of it in Paris.
  add column office_id text,
  add column handled_day date;

-- Letters of French and of its neighbours without accents nor case, whatever the locale of the database. Its only use is an order:
-- a search compares other words (features/declaration/storage/search-words.ts).
create function declaration_sort_name(last_name text, first_name text) returns text language sql immutable as $$
  select nullif(trim(lower(translate(
    coalesce(last_name, '') || ' ' || coalesce(first_name, ''),
    'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝŸýÿŠšŽž',
    'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOOooooooUUUUuuuuYYyySsZz'
  ))), '')
$$;

create function declaration_flight(typed text) returns text language sql immutable as $$
  select regexp_replace(typed, '^([A-Z0-9]{2}|[A-Z]{3})0*([0-9]{1,4}[A-Z]?)$', '\1\2')
$$;

-- Derived where the row is written, so that no statement leaves them as they were: an erasure clears the flight and the name with
-- the request.
create function declaration_list_columns() returns trigger language plpgsql as $$
begin
  new.flight := declaration_flight(new.request ->> 'flightNumber');
  new.total_cents := round((new.assessment ->> 'total')::numeric * 100);
  new.sort_name := declaration_sort_name(new.request ->> 'declarantLastName', new.request ->> 'declarantFirstName');
  return new;
end
$$;
create trigger declaration_list_columns before insert or update of request, assessment on declaration
for each row execute function declaration_list_columns();
