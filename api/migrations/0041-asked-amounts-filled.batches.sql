update declaration
set (total_cents, duty_cents, excise_cents, total_is_minimum) = (
  select asked.total_cents, asked.duty_cents, asked.excise_cents, asked.total_is_minimum from declaration_asked(assessment) asked
)
where id in (
  select id from declaration
  where total_is_minimum is null and (assessment ->> 'totalIsMinimum' = 'true' or assessment -> 'withoutForbidden' is not null)
  limit 1000
)
