import { useCallback, useState } from 'react';

export interface Typed<Values> {
  readonly values: Values;
  readonly change: (fields: Partial<Values>) => void;
}

/** What is typed on a page and goes with it. */
export function useTyped<Values>(initial: Values): Typed<Values> {
  const [values, setValues] = useState(initial);
  const change = useCallback(
    (fields: Partial<Values>): void => setValues((typed) => ({ ...typed, ...fields })),
    [],
  );
  return { values, change };
}
