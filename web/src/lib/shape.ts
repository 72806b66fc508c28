/** Says whether a value read from outside is of a type; small enough for the first page, unlike a schema library. */
export type Shape<Value> = (value: unknown) => value is Value;

export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isBoolean: Shape<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value);
export const isRecord: Shape<UnknownRecord> = (value): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number for which the condition holds. */
export function numberThat(holds: (value: number) => boolean): Shape<number> {
  return (value): value is number => isNumber(value) && holds(value);
}

/** A text for which the condition holds. */
export function textThat(holds: (value: string) => boolean): Shape<string> {
  return (value): value is string => isText(value) && holds(value);
}

export function oneOf<const Value>(values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || shape(value);
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

export function either<One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> {
  return (value): value is One | Other => one(value) || other(value);
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(shape);
}

export function recordOf<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value): value is Record<string, Value> => isRecord(value) && Object.values(value).every(shape);
}

/** An object whose fields are each of their shape; other fields are let through. */
export function objectOf<Value>(
  fields: { readonly [Field in keyof Value]-?: Shape<Value[Field]> },
): Shape<Value> {
  const shapes = Object.entries<Shape<unknown>>(fields);
  return (value): value is Value => isRecord(value) && shapes.every(([field, shape]) => shape(value[field]));
}

export const isUuid: Shape<string> = textThat((text) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
);

/** An instant, ISO 8601 with its offset. */
export const isInstant: Shape<string> = textThat(
  (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    isNumber(Date.parse(text)),
);

/** A calendar day that exists, YYYY-MM-DD. */
export const isDay: Shape<string> = textThat(
  (text) => isInstant(`${text}T00:00:00Z`) && new Date(text).toISOString().startsWith(text),
);
