/** The same promise for the same key: what may be asked of the server only once, however often a page is drawn. */
export function askedOnce<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (key) => {
    const known = asked.get(key) ?? ask(key);
    asked.set(key, known);
    return known;
  };
}
