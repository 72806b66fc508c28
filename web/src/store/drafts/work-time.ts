/** A turn of duty and the next one: it names travellers, and nobody comes back to it later. */
export const keptHours = 24;
const keptMs = keptHours * 60 * 60 * 1_000;

/** Until when what is put aside now is kept, in milliseconds since the epoch. */
export const untilNow = (): number => Date.now() + keptMs;

/** Beyond a day the clock was ahead when it was written: nobody knows since when it is kept. */
export const isKeptUntil = (until: number): boolean => until > Date.now() && until <= untilNow();
