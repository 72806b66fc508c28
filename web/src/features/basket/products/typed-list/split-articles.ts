/** How much of what is typed is read. */
export const typedListLimits = { characters: 1_000, articles: 20, count: 9_999 } as const;

const other = /\s+et\s+/iu;

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
    const isNumber = /(?:^|[\s-])(?:vingt|trente|(?:quar|cinqu|soix|sept|huit|oct|non)ante)$/iu.test(before);
    if (isNumber) articles[articles.length - 1] = `${before} et ${after}`;
    else if (isBetween(before, after) || isBetween(before, rest)) articles.push(after);
    else articles[articles.length - 1] = `${before} et ${after}`;
  }
  return articles;
}
