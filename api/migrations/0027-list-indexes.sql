-- An order reads its index from one end; the columns beside let rows that other filters leave out be passed over without the table.
create index declaration_amount on declaration (total_cents desc, id desc) include (status, mean_of_transport, created_at);
create index declaration_name on declaration (sort_name, id) include (status, mean_of_transport, created_at);
create index declaration_flight on declaration (flight, created_at desc, id desc) where flight is not null;
create index declaration_office on declaration (office_id, created_at desc, id desc) where office_id is not null;
create index declaration_handled on declaration (handled_day, office_id) where handled_day is not null;
