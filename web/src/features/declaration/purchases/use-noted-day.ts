import { dayInParis, minuteMs, type SimulationAnswer } from '@retour/contract';
import { useCallback, useState } from 'react';
import { useDayInParis } from '../../../lib/use-day-in-paris';
import { useAppStore } from '../../../store';

/** Clocks that differ by less are of two days at midnight alone, and soon of the same one. */
const closeMs = 10 * minuteMs;

function isNearMidnight(): boolean {
  const now = Date.now();
  return dayInParis(new Date(now - closeMs)) !== dayInParis(new Date(now + closeMs));
}

export interface NotedDay {
  /** The server's today, where this device's clock is of another day. */
  readonly serverDay: string | undefined;
  /** Told of each answer of the server as it comes. */
  readonly noteDay: (answer: SimulationAnswer) => void;
}

/** Where no day of arrival is said the server assesses the day that it is: a device with another one would declare a false day. */
export function useNotedDay(): NotedDay {
  const ofDevice = useDayInParis();
  const [noted, setNoted] = useState({ ofDevice, ofServer: ofDevice });
  const noteDay = useCallback(({ date }: SimulationAnswer): void => {
    const { arrivalDay } = useAppStore.getState().declaration.declarationRequest;
    if (date === arrivalDay || isNearMidnight()) return;
    setNoted({ ofDevice: dayInParis(new Date()), ofServer: date });
  }, []);
  const isOther = noted.ofDevice === ofDevice && noted.ofServer !== ofDevice;
  return { serverDay: isOther ? noted.ofServer : undefined, noteDay };
}
