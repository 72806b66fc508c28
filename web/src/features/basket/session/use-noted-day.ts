import { dayInParis, minuteMs, type SimulationAnswer, simulateRoute } from '@retour/contract';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../../../lib/http';
import { useDayInParis } from '../../../lib/use-day-in-paris';
import type { SimulatorRequest } from '../../../store';

/** Clocks that differ by less are of two days at midnight alone, and soon of the same one. */
const closeMs = 10 * minuteMs;

function isOfCloseClock(day: string): boolean {
  return [-closeMs, closeMs].some((shift) => dayInParis(new Date(Date.now() + shift)) === day);
}

/** Asks the server which day it is, of no article: a basket that it confirmed is not computed again. */
async function askDay(
  { age, meanOfTransport, country, border }: SimulatorRequest,
  noteDay: NotedDay['noteDay'],
  signal: AbortSignal,
): Promise<void> {
  if (!age || !meanOfTransport || !country || border === undefined) return;
  const body = { age, meanOfTransport, country, border, shoppingProducts: [] };
  await callRoute(simulateRoute, { body, signal }).then(noteDay, () => undefined);
}

export interface NotedDay {
  /** The server's today, where this device's clock is of another day. */
  readonly serverDay: string | undefined;
  /** Told of each answer of the server as it comes. */
  readonly noteDay: (answer: SimulationAnswer) => void;
}

/**
 * Where no day of arrival is said the server assesses the day that it is: a device with another one would declare a false day, or
 * compute by another day's law.
 * @param answersNow what is answered at the moment of the call; the same function at each turn
 */
export function useNotedDay(answersNow: () => SimulatorRequest): NotedDay {
  const ofDevice = useDayInParis();
  const [noted, setNoted] = useState({ ofDevice, ofServer: ofDevice });
  const noteDay = useCallback(
    ({ date }: SimulationAnswer): void => {
      // Asked on a day that is over on this device, it says nothing of this one.
      if (date === answersNow().date || dayInParis(new Date()) !== ofDevice) return;
      setNoted({ ofDevice, ofServer: isOfCloseClock(date) ? ofDevice : date });
    },
    [ofDevice, answersNow],
  );
  const isOther = noted.ofDevice === ofDevice && noted.ofServer !== ofDevice;
  useEffect(() => {
    if (!isOther) return;
    const controller = new AbortController();
    const ask = (): void => void (document.hidden || askDay(answersNow(), noteDay, controller.signal));
    const timer = setInterval(ask, closeMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOther, answersNow, noteDay]);
  return { serverDay: isOther ? noted.ofServer : undefined, noteDay };
}
