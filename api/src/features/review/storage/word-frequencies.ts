import type { RunStatement } from '../../../platform/database/database';

export interface AskedWord {
  readonly word: string;
  /** Share of the declarations in which a word begins so, as far as is known. */
  readonly frequency: number;
  /** The same of the words that are not the first of the surname. */
  readonly laterFrequency: number;
}

export interface WordFrequencies {
  readonly declarations: number;
  readonly frequencies: readonly AskedWord[];
}

/** PostgreSQL keeps the words that more have than this; of the others it knows nothing. */
const unknownWord = 0.0005;

/** How common the beginnings of words are, from the statistics that PostgreSQL keeps of the column and of the index. */
const text = `
with known as (
  select tablename = 'declaration' as is_any, word, frequency
  from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, frequency)
  where schemaname = current_schema()
    and (tablename = 'declaration' and attname = 'search_words' or tablename = 'declaration_later_words')
)
select asked.word, coalesce(sum(known.frequency) filter (where is_any), 0)::float8 as frequency,
  coalesce(sum(known.frequency) filter (where not is_any), 0)::float8 as "laterFrequency",
  (select greatest(reltuples, 0)::float8 from pg_class where oid = 'declaration'::regclass) as declarations
from unnest($1::text[]) as asked (word) left join known on starts_with(known.word, asked.word)
group by asked.word`;

function shareOf(frequency: number): number {
  return Math.min(1, Math.max(unknownWord, frequency));
}

export async function readWordFrequencies(
  run: RunStatement,
  words: readonly string[],
): Promise<WordFrequencies> {
  const asked = words.length === 0 ? [''] : words;
  const rows = await run<AskedWord & { declarations: number }>({
    name: 'read-word-frequencies',
    text,
    values: [asked],
  });
  const frequencies = rows.map(({ word, frequency, laterFrequency }) => ({
    word,
    frequency: shareOf(frequency),
    laterFrequency: shareOf(laterFrequency),
  }));
  return {
    declarations: rows[0]?.declarations ?? 0,
    frequencies: words.length === 0 ? [] : frequencies,
  };
}
