-- The office of the agent who decided: that of the declaration is the last one, and none while it waits again. Null: decided by nobody of
-- an office, or written before this.
alter table declaration_history add column office_id text;
