import { useEffect, useState } from 'react';

const patienceMs = 5_000;

/** True once something has been going on for longer than people wait without a word. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLong;
}
