-- What nobody assessed yet is counted in the cells of nothing, and is no amount: what bounds of amounts take away from them is read here alone.
create index declaration_unknown_amount on declaration (created_at)
include (status, mean_of_transport, office_id) where total_cents = 0 and total_is_minimum;
-- Of a correction that changed nothing else: how many articles it recorded as handed over. Null: another correction, or written before this.
alter table declaration_history add column handed_over smallint;
