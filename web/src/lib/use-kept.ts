import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';

/** The same value, made of the parts of the one before that are equal to its own: a part drawn once is not drawn again. */
export function useKept<Value>(value: Value): Value {
  const kept = useRef(value);
  kept.current = replaceEqualDeep(kept.current, value);
  return kept.current;
}
