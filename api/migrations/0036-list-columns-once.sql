-- Each text is read once for all that is derived from it: a long answer takes longer to read than all the rest does.
create or replace function declaration_list_columns() returns trigger language plpgsql as $$
declare
  sent record;
  answered record;
begin
  select * into sent from json_to_record(new.request)
    as request ("flightNumber" text, "declarantLastName" text, "declarantFirstName" text);
  select * into answered from json_to_record(new.assessment)
    as assessment (total numeric, "totalCustomDuty" numeric, "totalExcise" numeric);
  new.flight := declaration_flight(sent."flightNumber");
  new.total_cents := round(answered.total * 100);
  new.duty_cents := round(answered."totalCustomDuty" * 100);
  new.excise_cents := round(answered."totalExcise" * 100);
  new.sort_name := declaration_sort_name(sent."declarantLastName", sent."declarantFirstName");
  return new;
end
$$;
