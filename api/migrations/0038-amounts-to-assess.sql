-- Whether a sum that waits is a minimum, as an article of it is still to be assessed: known at once, and the fewer there are the sooner.
create index declaration_to_assess on declaration (status, created_at)
  where status in ('submitted', 'validated') and assessment ->> 'totalIsMinimum' = 'true';
