import { noBreakSpace } from './typeset';

/** « 06 12 34 56 78 » of `+33612345678`; a number of another country as it is kept. */
export function formatPhone(number: string): string {
  const french = /^\+33([1-9]\d{8})$/.exec(number)?.[1];
  return french === undefined ? number : `0${french}`.replace(/\d{2}(?=\d)/g, `$&${noBreakSpace}`);
}
