update declaration set total_in_words = true
where id in (
  select id from declaration
  where total_in_words is null and total_cents = 0 and total_is_minimum is not true and declaration_is_in_words(assessment)
  limit 1000
)
