import { withoutQuoted } from './list-text';

/** Articles as one text of the field; of one alone, the sign that ends it says that it is a list. */
export function asList(articles: readonly string[]): string {
  const text = articles.join('; ');
  return withoutQuoted(text).includes(';') ? text : `${text};`;
}
