/** A place in a body, as keys and indexes. */
export type TextPath = readonly (string | number)[];

const unstorable = /[\0\p{Cs}]/u;

/**
 * Every text of a JSON value that no database can keep as it is: a NUL, or half of a surrogate pair.
 * Depth is bounded by the schemas, which run first.
 */
export function findUnstorableTexts(value: unknown, path: TextPath = []): readonly TextPath[] {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, item]) => findUnstorableTexts(item, [...path, key]));
}
