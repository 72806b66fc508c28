const separated = /[,;\n]|\set\s/iu;

/** Whether what is typed is worth reading as a list: a word alone, or several without a figure, never is. */
export function mayBeList(typed: string): boolean {
  return separated.test(typed) && /\d/.test(typed);
}
