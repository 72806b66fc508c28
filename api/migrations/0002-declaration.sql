-- Declarations of travellers. What was sent, its assessment and the rates it was made with are kept as they were answered.
create table declaration (
  id uuid primary key,
  -- Nine characters without hyphens; byte order, so that a beginning is found by the index.
  public_id text collate "C" not null constraint declaration_public_id unique,
  status text not null check (status in ('draft', 'submitted', 'validated', 'refused', 'paid', 'cancelled')),
  version integer not null check (version >= 1),
  author_type text not null check (author_type in ('user', 'agent')),
  author_id text,
  claim_token_hash text,
  -- Recognises the same request sent again.
  fingerprint text not null,
  mean_of_transport text not null check (mean_of_transport in ('plane', 'boat', 'train', 'car', 'other')),
  search_words tsvector not null,
  request json not null,
  assessment json not null,
  exchange_rates json not null,
  code text,
  payment text check (payment in ('card', 'cash', 'cheque', 'bank-cheque')),
  -- Day of creation in Paris.
  created_day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  anonymised_at timestamptz,
  check (author_type = 'user' or author_id is not null),
  check (status in ('draft', 'cancelled') or submitted_at is not null),
  check (payment is null or status = 'paid')
);

-- Long answers are kept beside the table, the words searched in it: a list that looks at many rows reads few pages.
alter table declaration set (toast_tuple_target = 512);
alter table declaration alter column search_words set storage main;

create index declaration_newest on declaration (created_at desc, id desc);
create index declaration_filtered on declaration (status, mean_of_transport, created_at desc, id desc);
create index declaration_words on declaration using gin (search_words);
create index declaration_retention on declaration (updated_at) where anonymised_at is null;

-- One row for each version of a declaration, written in the statement that makes the version.
create table declaration_history (
  declaration_id uuid not null references declaration (id),
  version integer not null,
  at timestamptz not null,
  actor_type text not null check (actor_type in ('user', 'agent', 'system')),
  actor_id text,
  action text not null check (action in ('created', 'replaced', 'status-changed', 'anonymised')),
  from_status text,
  to_status text not null,
  payment text,
  primary key (declaration_id, version)
);

-- How many declarations there are for each day, status and transport, so that a list of a million says its total at once.
-- Changes are appended, never contended for, and folded into the tally by a job; the total is the sum of both.
create table declaration_tally (
  day date not null,
  status text not null,
  mean_of_transport text not null,
  declarations bigint not null,
  primary key (day, status, mean_of_transport)
);

create table declaration_tally_change (
  day date not null,
  status text not null,
  mean_of_transport text not null,
  declarations integer not null
);
