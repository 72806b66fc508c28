-- Exchange rates as the European Central Bank published them. A fixing, once recorded, never changes.
create table exchange_fixing (
  fixing_date date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  units_per_euro numeric not null check (units_per_euro > 0),
  source text not null,
  recorded_at timestamptz not null default now(),
  primary key (fixing_date, currency)
);
