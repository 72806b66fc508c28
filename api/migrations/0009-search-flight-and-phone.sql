-- Declarations kept before are found by their flight and by their telephone too (features/declaration/search-words.ts).
update declaration
set search_words = search_words || array_to_tsvector(array_remove(array[
  'flight:' || regexp_replace(
    request ->> 'flightNumber', '^([A-Z0-9]{2}|[A-Z]{3})0*([0-9]{1,4}[A-Z]?)$', '\1\2'
  ) || '.',
  'phone:' || (request ->> 'declarantPhoneNumber') || '.'
], null))
where anonymised_at is null
  and (request ->> 'flightNumber' is not null or request ->> 'declarantPhoneNumber' is not null);
