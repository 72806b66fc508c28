-- What a list counts is read from the indexes alone: an office's declarations are all over the table.
drop index declaration_office;
create index declaration_office on declaration (office_id, created_at desc, id desc)
include (status, mean_of_transport, total_cents) where office_id is not null;
drop index declaration_filtered;
create index declaration_filtered on declaration (status, mean_of_transport, created_at desc, id desc) include (total_cents);
