-- The same of what waits to be collected, from its validation or its correction; apart, so that writers wait for one index at a time.
create index declaration_to_collect_in_turn
on declaration (mean_of_transport, greatest(updated_at, arrives_from), updated_at, id)
where status = 'validated' and anonymised_at is null;
