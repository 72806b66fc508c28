-- Texts that agents typed about declarations: few have one, and an erasure looks in all of them.
create index declaration_reasoned on declaration (id) where reason is not null or correction_reason is not null;
create index declaration_history_reasoned on declaration_history (declaration_id) where reason is not null;
