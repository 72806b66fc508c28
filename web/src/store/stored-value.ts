import { isRecord, type Shape, type UnknownRecord } from '../lib/shape';

export type Stored = UnknownRecord;

/** A stored value that is valid, else undefined. */
export function read<Value>(shape: Shape<Value>, value: unknown): Value | undefined {
  return shape(value) ? value : undefined;
}

export function storedRecord(value: unknown): Stored {
  return read(isRecord, value) ?? {};
}

/** The valid items of a stored list. */
export function validItems<Value>(shape: Shape<Value>, value: unknown): readonly Value[] {
  return Array.isArray(value) ? value.filter(shape) : [];
}

/** The others. */
export function invalidItems(shape: Shape<unknown>, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((item) => !shape(item)) : [];
}
