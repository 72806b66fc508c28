-- What an agent may do. Two things make a supervisor, neither of which undoes the other: the rules of the installation,
-- and somebody who may give the role.
alter table agent
  add column is_supervisor_by_rule boolean not null default false,
  add column is_supervisor_by_gift boolean not null default false,
  add column role text not null generated always as
    (case when is_supervisor_by_rule or is_supervisor_by_gift then 'supervisor' else 'agent' end) stored;

-- Who gave a role or took it back, and when: added to, never changed.
create table agent_role_change (
  id bigint generated always as identity primary key,
  agent_id uuid not null references agent (id) on delete cascade,
  role text not null check (role in ('agent', 'supervisor')),
  origin text not null check (origin in ('agent', 'command', 'rule')),
  changed_by uuid references agent (id),
  at timestamptz not null,
  check ((origin = 'agent') = (changed_by is not null))
);

create index agent_role_change_of_agent on agent_role_change (agent_id, id desc);
