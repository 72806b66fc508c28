update declaration
set duty_cents = round((assessment ->> 'totalCustomDuty')::numeric * 100),
  excise_cents = round((assessment ->> 'totalExcise')::numeric * 100)
where id in (select id from declaration where duty_cents is null limit 1000)
