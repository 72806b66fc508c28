-- Calls let through in a minute, which all processes count together. Lost in a crash, and nothing is lost with it: it is
-- written without the journal.
create unlogged table rate_count (
  key text primary key,
  -- Taken by processes since the minute began, whether they let a call through with it yet or not.
  used integer not null,
  -- What the last one that asked was given.
  granted integer not null,
  most integer not null,
  ends_at timestamptz not null
);
