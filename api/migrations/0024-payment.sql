-- What was collected, by whom, for which office, under a number that no other payment of that office and year has. A payment
-- is reversed, never deleted: its number is not given again.
create table payment (
  id bigint generated always as identity primary key,
  declaration_id uuid not null references declaration (id),
  -- Of the declaration, once paid.
  version integer not null,
  office_id text not null,
  -- As the receipt says it: a name that changes later changes no receipt.
  office_name text not null,
  agent_id text not null,
  at timestamptz not null,
  -- Of Paris.
  year smallint not null,
  number integer not null check (number > 0),
  total_cents bigint not null check (total_cents > 0),
  reversed_at timestamptz,
  reversed_by text,
  unique (office_id, year, number),
  check ((reversed_at is null) = (reversed_by is null))
);

-- One payment of a declaration stands at a time.
create unique index payment_that_stands on payment (declaration_id) where reversed_at is null;
create index payment_of_declaration on payment (declaration_id, version);

-- By which means: none where the agent said none.
create table payment_part (
  payment_id bigint not null references payment (id),
  position smallint not null,
  mean text not null check (mean in ('card', 'cash', 'cheque', 'bank-cheque')),
  cents bigint not null check (cents > 0),
  -- Handed over in cash, the change included.
  given_cents bigint,
  primary key (payment_id, position),
  check (given_cents is null or (mean = 'cash' and given_cents >= cents))
);

-- The last number of an office in a year: a row held from the payment to its commit, so that none is skipped.
create table receipt_counter (
  office_id text not null,
  year smallint not null,
  last integer not null,
  primary key (office_id, year)
);

-- A payment that is reversed is said by the trail with its own word. The rows that stand satisfied a narrower check.
alter table declaration_history
  drop constraint declaration_history_action_check,
  add constraint declaration_history_action_check check (action in (
    'created', 'replaced', 'status-changed', 'reopened', 'reversed', 'corrected', 'anonymised'
  )) not valid;
