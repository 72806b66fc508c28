-- Accounts of this installation, for services without the single sign-on.
create table local_account (
  agent_id uuid primary key references agent (id) on delete cascade,
  -- Argon2id in its usual written form; null: no password works until one is chosen from a link.
  password_hash text,
  password_changed_at timestamptz not null
);

-- Links sent by mail: the digest of what they carry, never what they carry. A link that served is deleted.
create table account_link (
  token_hash text primary key,
  agent_id uuid not null references agent (id) on delete cascade,
  purpose text not null check (purpose in ('email', 'password')),
  expires_at timestamptz not null
);

create index account_link_agent on account_link (agent_id);

-- Browsers that somebody signed in with: strangers who try passwords do not keep their owner out.
create table known_device (
  token_hash text not null,
  agent_id uuid not null references agent (id) on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, agent_id)
);

create index known_device_agent on known_device (agent_id);

-- How often somebody tried, under a keyed digest of who. Shared by every process, and kept through a restart.
create table throttle (
  key text primary key,
  tries integer not null,
  -- Tries count from here; what it means is said by the code that reads it.
  free_at timestamptz not null,
  used_at timestamptz not null
);
