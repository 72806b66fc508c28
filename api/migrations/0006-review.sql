-- What agents do with declarations: reasons, corrections and the versions they replace, what is owed in the tallies,
-- figures of a day, products looked up.
alter table declaration
  -- Why it was refused.
  add column reason text,
  -- The last correction of its lines.
  add column corrected_at timestamptz,
  add column correction_reason text,
  add check (reason is null or status = 'refused'),
  add check ((corrected_at is null) = (correction_reason is null));

alter table declaration_history
  add column reason text,
  -- Owed at that moment.
  add column total_cents bigint,
  drop constraint declaration_history_action_check,
  add constraint declaration_history_action_check
    check (action in ('created', 'replaced', 'status-changed', 'corrected', 'anonymised'));

-- Figures are frozen at submission: what is owed now was owed at each change since.
update declaration_history set total_cents = round((assessment ->> 'total')::numeric * 100)
from declaration where declaration.id = declaration_id and action = 'status-changed';

-- The changes of a day with their amounts, read without the table.
create index declaration_history_day on declaration_history (at) include (to_status, total_cents)
where action = 'status-changed';

-- What a correction replaced, as it was answered; what happened to it is in the history.
create table declaration_version (
  declaration_id uuid not null references declaration (id),
  -- The last version that read so.
  version integer not null,
  request json not null,
  assessment json not null,
  exchange_rates json not null,
  code text,
  primary key (declaration_id, version)
);

alter table declaration_tally add column cents bigint not null default 0;
alter table declaration_tally_change add column cents bigint not null default 0;
truncate declaration_tally, declaration_tally_change;
insert into declaration_tally (day, status, mean_of_transport, declarations, cents)
select created_day, status, mean_of_transport, count(*), sum(round((assessment ->> 'total')::numeric * 100))
from declaration group by 1, 2, 3;

-- Products that an agent looked up, one row each, and what was typed to find it.
create table product_lookup (
  agent_id text not null,
  product_id text not null,
  search_value text not null,
  at timestamptz not null,
  primary key (agent_id, product_id)
);

-- Messages to the support are counted by agent.
create index mail_outbox_contact on mail_outbox ((payload ->> 'agentId'), created_at) where composer = 'contact-support';
