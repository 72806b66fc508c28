update declaration
set flight = declaration_flight(request ->> 'flightNumber'),
  total_cents = round((assessment ->> 'total')::numeric * 100),
  sort_name = declaration_sort_name(request ->> 'declarantLastName', request ->> 'declarantFirstName'),
  office_id = (
    select office_id from payment where payment.declaration_id = declaration.id and reversed_at is null
  ),
  handled_day = (
    select (at at time zone 'Europe/Paris')::date from payment where payment.declaration_id = declaration.id and reversed_at is null
  )
where id in (select id from declaration where total_cents is null limit 1000)
