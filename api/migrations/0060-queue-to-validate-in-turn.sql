-- What waits to be validated, as it is served: from its sending, not before its day of arrival begins; those of one day in the order in
-- which they came. Nobody may decide of what was erased while it waited. The index of 0054 still serves processes of the version before.
create index declaration_to_validate_in_turn
on declaration (mean_of_transport, greatest(submitted_at, arrives_from), submitted_at, id)
where status = 'submitted' and anonymised_at is null;
