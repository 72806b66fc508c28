-- Totals of any filters of the list, by tax. A trigger writes one move for what a declaration leaves and one for what it enters, so that
-- no statement can forget any; a job folds them into days, and into cells of months and amounts, of all offices and of each. A total is the sum of
-- what is folded and of the moves that are not yet. `declaration_tally` and its changes stay for processes of the version before.
create table declaration_move (
  day date not null,
  status text not null,
  mean_of_transport text not null,
  office_id text,
  -- Of the one declaration, whichever way it moves.
  total_cents bigint not null,
  declarations integer not null,
  cents bigint not null,
  duty_cents bigint not null,
  excise_cents bigint not null
);

create table declaration_day_total (
  day date not null,
  status text not null,
  mean_of_transport text not null,
  declarations bigint not null,
  cents bigint not null,
  duty_cents bigint not null,
  excise_cents bigint not null,
  primary key (day, status, mean_of_transport)
);

create table declaration_cell (
  month date not null,
  -- The lowest amount of its bracket.
  amount_from bigint not null,
  status text not null,
  mean_of_transport text not null,
  declarations bigint not null,
  cents bigint not null,
  duty_cents bigint not null,
  excise_cents bigint not null,
  primary key (month, amount_from, status, mean_of_transport)
);

create table declaration_office_cell (
  office_id text not null,
  like declaration_cell,
  primary key (office_id, month, amount_from, status, mean_of_transport)
);

create function declaration_moves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into declaration_move values (old.created_day, old.status, old.mean_of_transport, old.office_id, old.total_cents,
      -1, -old.total_cents, -old.duty_cents, -old.excise_cents);
  end if;
  if tg_op <> 'DELETE' then
    insert into declaration_move values (new.created_day, new.status, new.mean_of_transport, new.office_id, new.total_cents,
      1, new.total_cents, new.duty_cents, new.excise_cents);
  end if;
  return null;
end
$$;
create trigger declaration_enters after insert or delete on declaration for each row execute function declaration_moves();
create trigger declaration_moves after update on declaration for each row
when (
  (old.status, old.mean_of_transport, old.office_id, old.total_cents, old.duty_cents, old.excise_cents)
    is distinct from (new.status, new.mean_of_transport, new.office_id, new.total_cents, new.duty_cents, new.excise_cents)
)
execute function declaration_moves();

-- The lowest amount of the bracket of an amount: nothing owed, less than a euro, then 31 from one power of ten to the next.
create function declaration_amount_from(cents bigint) returns bigint language sql immutable parallel safe as $$
  select case when cents < 100 then sign(cents)::bigint else (
    select max(step) * (10 ^ (length(cents::text) - 2))::bigint
    from unnest(array[
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 33, 36, 40, 44, 48, 52, 56, 60, 65, 70, 75, 80, 85, 90, 95
    ]) as steps (step)
    where step <= left(cents::text, 2)::integer
  ) end
$$;

insert into declaration_day_total
select created_day, status, mean_of_transport, count(*), sum(total_cents), sum(duty_cents), sum(excise_cents)
from declaration group by 1, 2, 3;

insert into declaration_cell
select date_trunc('month', created_day)::date, declaration_amount_from(total_cents), status, mean_of_transport,
  count(*), sum(total_cents), sum(duty_cents), sum(excise_cents)
from declaration group by 1, 2, 3, 4;

insert into declaration_office_cell
select office_id, date_trunc('month', created_day)::date, declaration_amount_from(total_cents), status, mean_of_transport,
  count(*), sum(total_cents), sum(duty_cents), sum(excise_cents)
from declaration where office_id is not null group by 1, 2, 3, 4, 5;

-- What no cell holds whole is read from these alone: the ends of a range of amounts or of days, a flight, a day of decision.
drop index declaration_amount;
create index declaration_amount on declaration (total_cents desc, id desc)
include (status, mean_of_transport, created_at, office_id, duty_cents, excise_cents);
drop index declaration_newest;
create index declaration_newest on declaration (created_at desc, id desc)
include (status, mean_of_transport, office_id, total_cents, duty_cents, excise_cents);
drop index declaration_office;
create index declaration_office on declaration (office_id, created_at desc, id desc)
include (status, mean_of_transport, total_cents, duty_cents, excise_cents) where office_id is not null;
drop index declaration_flight;
create index declaration_flight on declaration (flight, created_at desc, id desc)
include (status, mean_of_transport, office_id, handled_day, total_cents, duty_cents, excise_cents) where flight is not null;
drop index declaration_handled;
create index declaration_handled on declaration (handled_day, office_id)
include (status, mean_of_transport, created_at, total_cents, duty_cents, excise_cents) where handled_day is not null;
drop index declaration_filtered;
create index declaration_filtered on declaration (status, mean_of_transport, created_at desc, id desc);
