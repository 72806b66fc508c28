/** How much of what is typed is read. */
export const typedListLimits = { characters: 1_000, articles: 20 } as const;

/** A comma between two digits is that of a price, and « 12,- » stands for no cents. */
const separator = /[;\n\r]|(?<!\d),|,(?![\d\-–—])/u;

const other = /\s+et\s+/iu;

/** The articles of a list, as typed: commas, semicolons and lines stand between them. */
export function splitArticles(text: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * « et » stands between two articles where what precedes it is whole, or what follows begins another one; « chapeau et
 * gants » is one.
 */
export function splitAtAnd(
  part: string,
  isBetween: (before: string, after: string) => boolean,
): readonly string[] {
  const [first = '', ...others] = part.split(other);
  const articles = [first];
  for (const [position, after] of others.entries()) {
    const before = articles.at(-1) ?? '';
    const rest = [after, ...others.slice(position + 1)].join(' et ');
    // « vingt et un » is a number.
    const isNumber = /(?:^|[\s-])(?:vingt|trente|quarante|cinquante|soixante)$/iu.test(before);
    if (isNumber) articles[articles.length - 1] = `${before} et ${after}`;
    else if (isBetween(before, after) || isBetween(before, rest)) articles.push(after);
    else articles[articles.length - 1] = `${before} et ${after}`;
  }
  return articles;
}
