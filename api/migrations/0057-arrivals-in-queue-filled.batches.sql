update declaration set arrives_from = (request ->> 'date')::date::timestamp at time zone 'Europe/Paris'
where id in (
  select id from declaration
  where status in ('submitted', 'validated') and arrives_from is null
    and request ->> 'date' > to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')
  limit 1000
)
