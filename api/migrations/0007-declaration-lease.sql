-- The agent who has a declaration before them, so that colleagues are sent to another one. Never a lock: whoever decides
-- first decides. It ends by the database's clock, which all processes share.
create table declaration_lease (
  declaration_id uuid primary key references declaration (id),
  agent_id text not null,
  until timestamptz not null
);
