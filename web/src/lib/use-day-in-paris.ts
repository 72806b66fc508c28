import { dayInParis, minuteMs } from '@retour/contract';
import { useEffect, useState } from 'react';

const today = (): string => dayInParis(new Date());

/** Today in Paris, also on a page that stays open over midnight: what is computed and declared is of the day on which it is sent. */
export function useDayInParis(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => setDay(today());
    const timer = setInterval(look, minuteMs);
    // A phone that wakes up runs no timer before.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
