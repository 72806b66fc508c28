import { useEffect, useState } from 'react';
import { startCountdown, useAppStore } from '../../../store';

const second = 1_000;
const waitMs = 60 * second;

export interface Countdown {
  /** Whole seconds left before the act is possible again; 0 when it is. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

const leftUntil = (end: number | null): number =>
  end === null ? 0 : Math.min(waitMs, Math.max(0, end - Date.now()));

/** A minute between two mails, whichever page or tab asked for the last one. */
export function useCountdown(): Countdown {
  const end = useAppStore(({ countdown }) => countdown.countdownEnd);
  const [leftMs, setLeft] = useState(() => leftUntil(end));
  useEffect(() => {
    const tick = (): void => setLeft(leftUntil(end));
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [end]);
  return { secondsLeft: Math.ceil(leftMs / second), start: () => startCountdown(Date.now() + waitMs) };
}
