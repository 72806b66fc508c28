-- What waits, as it is served: from its sending, its validation or its correction, not before its day of arrival begins; those of one day
-- in the order in which they came. Nobody may decide of what was erased while it waited. The indexes of 0054 still serve processes of the
-- version before.
create index declaration_to_validate_in_turn
on declaration (mean_of_transport, greatest(submitted_at, arrives_from), submitted_at, id)
where status = 'submitted' and anonymised_at is null;
create index declaration_to_collect_in_turn
on declaration (mean_of_transport, greatest(updated_at, arrives_from), updated_at, id)
where status = 'validated' and anonymised_at is null;
