-- The lists that an agent keeps under a name: what is chosen of their filters, their order and their columns, never what is typed
-- to find somebody. The name is typed.
create table agent_list_view (
  agent_id text not null,
  position smallint not null,
  name text not null,
  query text not null,
  primary key (agent_id, position)
);

-- The columns that an agent shows in any list; null for those of everybody.
alter table agent add column list_columns text[];
