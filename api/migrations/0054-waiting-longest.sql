-- What waits is served, and its list read, from who has waited longest: since its sending, or its validation or correction. Each
-- means of transport has its own stretch, as in the index of the other lists by date.
create index declaration_to_validate on declaration (mean_of_transport, submitted_at, id) where status = 'submitted';
create index declaration_to_collect on declaration (mean_of_transport, updated_at, id) where status = 'validated';
