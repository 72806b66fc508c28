import { noBreakSpace } from './typeset';

/** A country calling code (ITU-T E.164): of one or two figures where the plan has one, of three otherwise. */
const international =
  /^\+(?<country>[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?<number>\d+)$/;

/** « 06 12 34 56 78 » of `+33612345678`; « +44 20 79 46 09 58 » of a number of another country. */
export function formatPhone(number: string): string {
  const french = /^\+33([1-9]\d{8})$/.exec(number)?.[1];
  if (french !== undefined) return inPairs(`0${french}`);
  const { country, number: own } = international.exec(number)?.groups ?? {};
  return country === undefined || own === undefined ? number : `+${country}${noBreakSpace}${inPairs(own)}`;
}

/** A figure left over stands with the last pair. */
function inPairs(figures: string): string {
  return figures.replace(/\d{2}(?=\d{2})/g, `$&${noBreakSpace}`);
}
