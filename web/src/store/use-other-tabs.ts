import { useEffect, useReducer } from 'react';
import { followOtherTabs } from './app-store';

/** A number that changes whenever another tab may have changed what the device keeps: what is read there is read again. */
export function useOtherTabs(): number {
  const [turn, look] = useReducer((before: number) => before + 1, 0);
  useEffect(() => followOtherTabs(look), []);
  return turn;
}
