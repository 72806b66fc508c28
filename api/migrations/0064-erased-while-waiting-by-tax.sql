-- What was erased while it waited is taken away from the sums of the list too, by tax and whatever its filters: by this index alone, as those of 0034.
-- The index of 0062 still serves processes of the version before; it goes in a file of its own, later.
create index declaration_erased_while_waiting_by_tax on declaration (status, mean_of_transport, id)
include (created_at, office_id, total_cents, duty_cents, excise_cents)
where status in ('submitted', 'validated') and anonymised_at is not null;
