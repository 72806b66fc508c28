-- Agents, whether the national sign-on or this installation answers for who they are. The two kinds are never merged.
create table agent (
  id uuid primary key,
  kind text not null check (kind in ('sso', 'local')),
  -- Who the provider is and what it calls the person: the identity of an agent who signs in there.
  issuer text,
  subject text,
  email text not null,
  -- The address as it is compared: NFKC, lower case.
  email_key text not null,
  first_name text not null,
  last_name text not null,
  siret text,
  status text not null check (status in ('unverified', 'pending', 'active', 'disabled')),
  created_at timestamptz not null,
  validated_at timestamptz,
  approved_at timestamptz,
  approved_by uuid references agent (id),
  last_seen_at timestamptz,
  check ((kind = 'sso') = (issuer is not null and subject is not null))
);

create unique index agent_sso_identity on agent (issuer, subject) where kind = 'sso';
create unique index agent_local_email on agent (email_key) where kind = 'local';

-- One row for each sign-in. Nothing in it opens the session: the browser's secret is hashed, the id token encrypted.
create table agent_session (
  id uuid primary key,
  agent_id uuid not null references agent (id),
  browser_hash text not null constraint agent_session_browser unique,
  -- How many times the refresh token was replaced, and when last.
  generation integer not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'signed-in-again', 'token-reused', 'closed')),
  id_token text,
  check ((ended_at is null) = (end_reason is null))
);

create index agent_session_of_agent on agent_session (agent_id) where ended_at is null;
create index agent_session_end on agent_session (ends_at);

-- Sign-ins under way at the provider: deleted by the one exchange that they serve.
create table agent_sign_in (
  state_hash text primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text,
  return_to text,
  expires_at timestamptz not null
);

create index agent_sign_in_expiry on agent_sign_in (expires_at);

-- Sessions being ended at the provider, until it sends the browser back.
create table agent_sign_out (
  state_hash text primary key,
  expires_at timestamptz not null
);

create index agent_sign_out_expiry on agent_sign_out (expires_at);
