-- The sheet of a day reads what was collected and what was given back that day.
create index payment_of_day on payment (at);
create index payment_reversed_of_day on payment (reversed_at) where reversed_at is not null;

-- What an officer counted of one mean at the end of their day, for one office. The last count is the one that is shown; those
-- before it stay.
create table takings_count (
  id bigint generated always as identity primary key,
  day date not null,
  office_id text not null,
  agent_id text not null,
  mean text not null check (mean in ('card', 'cash', 'cheque', 'bank-cheque')),
  counted_cents bigint not null check (counted_cents >= 0),
  at timestamptz not null
);
create index takings_count_of_day on takings_count (day, agent_id, office_id, mean, id);

-- Of the trail, what is compared with it.
create index declaration_history_reversed on declaration_history (at) where action = 'reversed';
