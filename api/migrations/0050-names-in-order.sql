-- The letters that a search takes for others (features/declaration/storage/search-words.ts) stand among them in the order of names
-- too: « Œuvrard » among the O, « Łukasz » among the L, and both apostrophes are one. Without accents nor case, whatever the locale
-- of the database; hyphens and spaces stay, as « Martin Zoé » comes before « Martin-Dupont ».
create or replace function declaration_sort_name(last_name text, first_name text) returns text language sql immutable as $$
  select nullif(trim(lower(translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(
        normalize(coalesce(last_name, '') || ' ' || coalesce(first_name, ''), nfkd), '[\u0300-\u036f]+', '', 'g'
      ),
      'Œ', 'OE'), 'œ', 'oe'), 'Æ', 'AE'), 'æ', 'ae'), 'ẞ', 'SS'), 'ß', 'ss'),
    'ŁłØøĐđ’‘ʼ', 'LlOoDd'''''''
  ))), '')
$$;

-- Words of a declarant but the first of the surname. In the order of names, those whose surname begins as is typed stand side by
-- side; whoever else has it is found here, without reading all those again.
create index declaration_later_words on declaration
using gin (ts_delete(search_words, coalesce(substring(sort_name from '^[a-z0-9]+'), '')));

-- How common those words are is read before a search.
analyze declaration;
