-- What is owed by tax, beside the total: VAT is what is left of it.
alter table declaration
  add column duty_cents bigint,
  add column excise_cents bigint;

create or replace function declaration_list_columns() returns trigger language plpgsql as $$
begin
  new.flight := declaration_flight(new.request ->> 'flightNumber');
  new.total_cents := round((new.assessment ->> 'total')::numeric * 100);
  new.duty_cents := round((new.assessment ->> 'totalCustomDuty')::numeric * 100);
  new.excise_cents := round((new.assessment ->> 'totalExcise')::numeric * 100);
  new.sort_name := declaration_sort_name(new.request ->> 'declarantLastName', new.request ->> 'declarantFirstName');
  return new;
end
$$;
