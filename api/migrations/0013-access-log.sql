-- Who read, searched, exported, decided, corrected, closed or reopened what: one entry, written by the statement of the act.
-- Entries stand in sixteen chains, by agent: each carries the digest of the one before it and its own, so that one that was
-- edited, removed or moved is found (features/access-log/verify-log.ts computes them again, by the same rule).
create table access_log (
  chain smallint not null,
  seq bigint not null,
  at timestamptz not null,
  -- Null for what the service does by itself.
  agent_id text,
  session_id uuid,
  -- An IPv4 address, or the /64 of an IPv6 one.
  network text,
  action text not null,
  subject_kind text,
  subject_id text,
  -- Nothing that was typed, and nothing of a declarant.
  details json,
  row_count integer,
  previous bytea not null,
  digest bytea not null,
  primary key (chain, seq)
);

create index access_log_at on access_log (at);
create index access_log_agent on access_log (agent_id, at);
create index access_log_subject on access_log (subject_id, at) where subject_id is not null;

-- The last entry of each chain, locked by whoever adds the next one; room for its versions, which are short-lived.
create table access_log_head (
  chain smallint primary key,
  seq bigint not null,
  digest bytea not null
) with (fillfactor = 10);

-- Each chain begins by a digest of its own: one cannot be taken for another.
insert into access_log_head (chain, seq, digest)
select chain, 0, sha256(convert_to('access_log ' || chain, 'UTF8')) from generate_series(0, 15) as chain;

-- What stays of entries that were cut at the end of their time: where the chain begins since.
create table access_log_cut (
  chain smallint not null,
  first_seq bigint not null,
  last_seq bigint not null,
  digest bytea not null,
  cut_at timestamptz not null,
  primary key (chain, last_seq)
);

create function access_log_chain(agent_id text) returns smallint language sql immutable as
$$ select (get_byte(sha256(convert_to(coalesce(agent_id, ''), 'UTF8')), 0) % 16)::smallint $$;

-- Its length in bytes before each value: no two entries read alike.
create function access_log_field(value text) returns text language sql immutable as
$$ select coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-') || ',' $$;

create function access_log_text(entry access_log) returns text language sql stable as $$
select access_log_field(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
  || access_log_field(entry.agent_id)
  || access_log_field(entry.session_id::text)
  || access_log_field(entry.network)
  || access_log_field(entry.action)
  || access_log_field(entry.subject_kind)
  || access_log_field(entry.subject_id)
  || access_log_field(entry.details::text)
  || access_log_field(entry.row_count::text)
$$;

-- With the rights of the role that migrates: who writes entries can neither place nor date them, nor move a head.
create function access_log_append() returns trigger language plpgsql security definer as $$
declare
  head access_log_head;
begin
  new.chain := access_log_chain(new.agent_id);
  select * into strict head from access_log_head where chain = new.chain for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();
  new.previous := head.digest;
  new.digest := sha256(new.previous || convert_to(access_log_text(new), 'UTF8'));
  update access_log_head set seq = new.seq, digest = new.digest where chain = new.chain;
  return new;
end $$;

create trigger access_log_append before insert on access_log for each row execute function access_log_append();

-- Against a mistake, where one role does everything; what forbids it is the rights of the role.
create function access_log_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('access_log.cutting', true) = 'on' then
    return null;
  end if;
  raise exception 'the access log is only added to' using errcode = '42501';
end $$;

create trigger access_log_refuse before update or delete or truncate on access_log
for each statement execute function access_log_refuse();

-- Cuts entries kept for `kept`, at least a year by the clock of the database, some of them each time; gives how many.
-- What does not verify is not cut: it would be forgotten with its fault.
create function access_log_cut_before(kept interval) returns bigint language plpgsql security definer as $$
declare
  since timestamptz := clock_timestamp() - kept;
  of_chain smallint;
  start access_log_cut;
  found_rows bigint;
  is_whole boolean;
  last_digest bytea;
  until_seq bigint;
  total bigint := 0;
begin
  if kept is null or since > clock_timestamp() - interval '365 days' then
    raise exception 'entries are kept a year' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(7203412);
  for of_chain in select chain from access_log_head order by chain loop
    select * into start from access_log_cut where chain = of_chain order by last_seq desc limit 1;
    if start.chain is null then
      start.last_seq := 0;
      start.digest := sha256(convert_to('access_log ' || of_chain, 'UTF8'));
    end if;
    select seq - 1 into until_seq from access_log where chain = of_chain and at >= since order by seq limit 1;
    until_seq := least(coalesce(until_seq, (select seq from access_log_head where chain = of_chain)), start.last_seq + 5000);
    continue when until_seq <= start.last_seq;
    select count(*), coalesce(bool_and(is_right), false), (array_agg(digest) filter (where seq = until_seq))[1]
    into found_rows, is_whole, last_digest
    from (
      select seq, digest, previous = lag(digest, 1, start.digest) over (order by seq)
        and digest = sha256(previous || convert_to(access_log_text(entry), 'UTF8')) as is_right
      from access_log entry where chain = of_chain and seq <= until_seq
    ) checked;
    if not is_whole or found_rows <> until_seq - start.last_seq then
      raise exception 'chain % of the access log does not verify before entry %: nothing is cut', of_chain, until_seq + 1
        using errcode = '55000';
    end if;
    perform set_config('access_log.cutting', 'on', true);
    delete from access_log where chain = of_chain and seq <= until_seq;
    perform set_config('access_log.cutting', 'off', true);
    insert into access_log_cut (chain, first_seq, last_seq, digest, cut_at)
    values (of_chain, start.last_seq + 1, until_seq, last_digest, clock_timestamp());
    insert into access_log (action, subject_kind, subject_id, details, row_count)
    values ('log-cut', 'access-log', of_chain::text, json_build_object('first', start.last_seq + 1, 'last', until_seq,
      'digest', encode(last_digest, 'hex')), found_rows);
    total := total + found_rows;
  end loop;
  return total;
end $$;

revoke execute on function access_log_cut_before(interval) from public;

-- They run with the rights of their owner: what they name is looked for where they stand, and nowhere else first.
do $$
declare
  named text;
begin
  foreach named in array array['access_log_append()', 'access_log_cut_before(interval)'] loop
    execute format('alter function %s set search_path = %I, pg_temp', named, current_schema());
  end loop;
end $$;

-- Sessions are kept as long as the entries that name them: those whose time is over say so.
alter table agent_session
  drop constraint agent_session_end_reason_check,
  add constraint agent_session_end_reason_check
    check (end_reason in ('logout', 'signed-in-again', 'token-reused', 'closed', 'expired'));

create index agent_session_unended on agent_session (ends_at) where ended_at is null;
