-- What each process says of itself every minute, so that any of them can say how the whole service is. Nothing of anybody.
create table process_report (
  process_id uuid primary key,
  started_at timestamptz not null,
  reported_at timestamptz not null,
  report jsonb not null
);
