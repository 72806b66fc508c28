import { useEffect, useState } from 'react';

/** Longer than people wait without being told why. */
const patienceMs = 5_000;

/** True once something has been going on for so long. */
export function useIsLong(isGoingOn: boolean, longMs = patienceMs): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isGoingOn, longMs]);
  return isLong;
}
