/** How much of what is typed is read. */
export const typedListLimits = { characters: 1_000, articles: 20, count: 9_999 } as const;

/** « and » of a shopping list written abroad too. */
const between = /(\s+(?:et|and)\s+)/iu;

/**
 * « et » stands between two articles where what precedes it is whole, or what follows begins another one; « chapeau et
 * gants » is one.
 */
export function splitAtAnd(
  part: string,
  isBetween: (before: string, after: string) => boolean,
): readonly string[] {
  const [first = '', ...others] = part.split(between);
  const articles = [first];
  for (let place = 0; place < others.length; place += 2) {
    const [and = '', after = '', ...rest] = others.slice(place);
    const before = articles.at(-1) ?? '';
    // « vingt et un » is a number, and « mille et une nuits » a name.
    const isNumber =
      /(?:^|[\s-])(?:cent|mille|vingt|trente|(?:quar|cinqu|soix|sept|huit|oct|non)ante)$/iu.test(before);
    const isOther =
      !isNumber &&
      // « un litre et demi » is a quantity.
      !/^(?:un peu\s|demie?(?![\p{L}-]))/iu.test(after) &&
      (isBetween(before, after) || isBetween(before, [after, ...rest].join('')));
    if (isOther) articles.push(after);
    else articles[articles.length - 1] = `${before}${and}${after}`;
  }
  return articles;
}
