-- What was erased while it waited is taken away from the totals of the queues by this index alone, and listed after what waits.
create index declaration_erased_while_waiting on declaration (status, mean_of_transport, id) include (total_cents)
where status in ('submitted', 'validated') and anonymised_at is not null;
