-- Lists that left the service as a file: who took them, why, and how many rows. A row is there before the first line leaves.
create table declaration_export (
  id uuid primary key,
  agent_id uuid not null references agent (id),
  -- The day in Paris, and which of that agent's it is: two asked for at once never have the same number.
  day date not null,
  number integer not null,
  at timestamptz not null,
  -- The filters that were chosen, and the names of those that were typed: what was typed may name a traveller.
  filters json not null,
  reason text not null check (reason in ('statistics', 'control', 'litigation', 'request', 'other')),
  details text,
  -- At its end. `limited`: more declarations matched than a file holds. `broken`: the file did not leave whole.
  ended_at timestamptz,
  row_count integer,
  outcome text check (outcome in ('whole', 'limited', 'broken')),
  unique (agent_id, day, number),
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (row_count is null)),
  check ((reason = 'other') = (details is not null))
);

create index declaration_export_at on declaration_export (at desc);
