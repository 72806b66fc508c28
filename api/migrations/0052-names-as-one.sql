-- A declarant is also known by their names as one: however these are separated (« De La Tour », « Delatour »), and written as the line
-- that machines read of a passport writes them (« Müller », « MUELLER »; « Işık », « ISIK »). Which of those found so are the same
-- person is said by features/review/same-traveller.ts. Of the names in order, which an erasure clears.
create function declaration_name_key(sort_name text) returns text language sql immutable as $$
  select replace(
    regexp_replace(
      translate(replace(replace(sort_name, 'þ', 'th'), 'ð', 'd'), 'ı -‐–—''`´.,·', 'i'),
      '([aou])e', '\1', 'g'
    ),
    'aa', 'a'
  )
$$;

-- By the day of arrival too: a name may be that of thousands, of whom few arrive around the same days.
create index declaration_name_key on declaration (declaration_name_key(sort_name), (request ->> 'date'));

-- How common these are is read before somebody is looked for.
analyze declaration;
