-- Declarations whose person was erased on request: erased again after an older backup was restored. Names nobody.
create table erasure (
  declaration_id uuid primary key,
  at timestamptz not null,
  -- Who asked that it be done: the person, an authority, or nobody: it was written by mistake.
  ground text not null check (ground in ('person', 'authority', 'mistake')),
  -- The agent who did it; null: the command of the installation.
  agent_id text
);

-- What retention did, or did not dare to do, run by run.
create table retention_run (
  at timestamptz not null,
  rule text not null,
  erased integer not null,
  -- Rows past their time that were left, because there were unusually many.
  refused integer not null
);

create index retention_run_newest on retention_run (at);

-- An agent whose account is over keeps a row, which history and sessions name, and nothing that names them.
alter table agent add column erased_at timestamptz;
