update declaration set arrives_from = (request ->> 'date')::date::timestamp at time zone 'Europe/Paris'
where id in (
  select id from declaration
  where status in ('draft', 'submitted', 'validated') and arrives_from is null
    and anonymised_at is null and updated_at > now() - interval '30 days'
    and request ->> 'date' > to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')
  limit 1000
)
