const separated = /[,;\n]|\set\s/iu;
const figuresApart = /\d[^\d]*\p{L}[^\d]*\d/u;

/** Whether what is typed is worth reading as a list: words without a figure, or with one alone, never are. */
export function mayBeList(typed: string): boolean {
  return (separated.test(typed) && /\d/.test(typed)) || figuresApart.test(typed);
}
